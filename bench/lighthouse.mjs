// Lighthouse on home and on a table where a game is being played.
//
//   node bench/lighthouse.mjs http://127.0.0.1:8642
//
// Needs `npm install --no-save lighthouse@12 chrome-launcher` in this folder and a
// Chromium (CHROME_PATH). Prints the middle one of three runs each, as Lighthouse advises,
// because one run alone varies; fails if a score is below 95.
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';

const address = process.argv[2] ?? 'http://127.0.0.1:8642';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const LEAST = 95;
const RUNS = 3;
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
    const runs = [];
    for (let i = 0; i < RUNS; i++) runs.push(await measure(chrome.port, place, cookie, form));
    runs.sort((one, other) => one.scores[0] - other.scores[0]);
    const { scores, failed } = runs[(RUNS - 1) / 2];
    console.log(`${form} ${name}: ${CATEGORIES.map((c, i) => `${c} ${scores[i]}`).join(', ')}`);
    for (const audit of failed) console.log(`  ${audit}`);
    isGood &&= scores.every((score) => score >= LEAST);
  }
}
await chrome.kill();
process.exit(isGood ? 0 : 1);
