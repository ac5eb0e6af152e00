// Lighthouse on home and on a table where a game is being played.
//
//   node bench/lighthouse.mjs http://127.0.0.1:8642
//
// Needs `npm install --no-save lighthouse@12 chrome-launcher` in this folder and a
// Chromium (CHROME_PATH). Prints the scores; fails if one of them is below 95.
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';

const address = process.argv[2] ?? 'http://127.0.0.1:8642';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const LEAST = 95;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A guest, and a table of theirs against a bot. */
async function sitDown() {
  const hello = await fetch(`${address}/api/me`);
  const cookie = hello.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ');
  const { csrf } = await hello.json();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'X-CSRF-Token': csrf, 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'shieldwall', seats, ready: true }),
  });
  return { cookie, path: `/t/${(await answer.json()).id}` };
}

async function measure(port, path, cookie, formFactor) {
  const mobile = formFactor === 'mobile';
  const config = {
    extends: 'lighthouse:default',
    settings: {
      formFactor,
      onlyCategories: CATEGORIES,
      extraHeaders: { Cookie: cookie },
      screenEmulation: mobile
        ? undefined
        : { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
      // What the desktop preset of Lighthouse assumes of a line and a machine.
      throttling: mobile
        ? undefined
        : { rttMs: 40, throughputKbps: 10240, cpuSlowdownMultiplier: 1 },
    },
  };
  const { lhr } = await lighthouse(address + path, { port, logLevel: 'error' }, config);
  const failed = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim());
  const scores = CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100));
  return { scores, failed };
}

const chrome = await chromeLauncher.launch({ chromeFlags: FLAGS });
const { cookie, path } = await sitDown();
let isGood = true;
for (const form of ['desktop', 'mobile']) {
  for (const [name, place] of Object.entries({ home: '/', table: path })) {
    const { scores, failed } = await measure(chrome.port, place, cookie, form);
    console.log(`${form} ${name}: ${CATEGORIES.map((c, i) => `${c} ${scores[i]}`).join(', ')}`);
    for (const audit of failed) console.log(`  ${audit}`);
    if (form === 'desktop') isGood &&= scores.every((score) => score >= LEAST);
  }
}
await chrome.kill();
process.exit(isGood ? 0 : 1);
