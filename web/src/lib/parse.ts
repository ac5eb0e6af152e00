/** Reads Fluent files in the browser. Ours are read when the app is built. */
import { FluentResource } from '@fluent/bundle/esm/resource.js';

export function parse(text: string): FluentResource {
  return new FluentResource(text);
}
