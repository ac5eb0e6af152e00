import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // The compiler finds these, and knows the types of the browser.
      'no-undef': 'off',
      // Links are turned by the router from plain addresses.
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and addresses here are tools of a moment, not state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
