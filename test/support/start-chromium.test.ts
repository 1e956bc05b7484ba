import { chromium } from 'playwright-core';
import { connectDevTools } from './devtools-connection';
import { startChromium } from './start-chromium';
import { until } from './until';

it('a browser takes and sends messages of every length, and is empty once a connection has ended', async () => {
  const { url, isEmpty, hasEnded, stop } = await startChromium({});
  const browser = await chromium.connectOverCDP(await connectDevTools(url));
  const page = await (await browser.newContext()).newPage();
  // A WebSocket states the length of a frame in 7, 16 or 64 bits.
  for (const length of [10, 200, 70_000]) {
    const text = 'é'.repeat(length);
    expect(await page.evaluate((given) => given, text)).toBe(text);
  }
  expect(await isEmpty()).toBe(false);
  await browser.close();
  await until(isEmpty, true);
  await stop();
  expect(hasEnded()).toBe(true);
}, 60_000);
