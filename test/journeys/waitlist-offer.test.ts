import { colours, violationsOf } from '../support/axe';
import { waitlistOfferAddressOf, waitInLine } from '../support/waitlist-rows';
import { readOutbox } from '../support/outbox';
import { until } from '../support/until';
import { keyboardOf } from './keyboard';
import { openSite, type Site, sticksOut, visit } from './site';

const guests = ['first@example.com', 'second@example.com'] as const;

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

async function offerTo(email: string): Promise<string> {
  await until(async () => (await readOutbox(site.url, email))[0]?.subject.startsWith('A suite has come free'), true);
  return waitlistOfferAddressOf(site.url, email);
}

describe('a suite came free', () => {
  it('SUI-13 D4 is let go with the keyboard alone, and accepted by the next in line without script at 320 px (in full)', async () => {
    await waitInLine(site.url, guests);
    const first = await visit(site);
    await first.page.goto(await offerTo(guests[0]));
    const found = [...(await violationsOf(first.page))];
    const left = await first.context.newPage();
    await left.clock.install();
    await left.goto(first.page.url());
    await first.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    found.push(...(await violationsOf(first.page, { only: colours })));
    await keyboardOf(first.page).press(first.page.getByRole('button', { name: 'Let it go' }));
    await first.page.getByRole('heading', { level: 1, name: 'You have let the suite go' }).waitFor();
    found.push(...(await violationsOf(first.page)));
    const answered = left.getByRole('heading', { level: 1, name: 'You have let the suite go' });
    // The page's script may still be on its way when the guest comes back for the first time.
    await until(async () => {
      await left.clock.fastForward(31_000);
      await left.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await answered.waitFor({ timeout: 5_000 }).catch(() => undefined);
      return answered.count();
    }, 1);
    expect([found, first.complaints]).toEqual([[], []]);
    await first.leave();

    const second = await visit(site, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const { page } = second;
    await page.goto(await offerTo(guests[1]));
    const wide = [...(await sticksOut(page))];
    const [total] =
      /\$[\d,.]+/.exec(
        (await page
          .locator('.confirmation__fact', { has: page.getByText('Total', { exact: true }) })
          .locator('dd')
          .textContent()) ?? '',
      ) ?? [];
    expect(total).toBeDefined();
    await page.getByRole('button', { name: 'Accept the suite' }).click();
    await page.waitForURL(/\/engine\/confirmation\?receipt=/);
    wide.push(...(await sticksOut(page)));
    expect(await page.locator('.confirmation').textContent()).toContain(total);
    await page.goBack();
    await page.waitForURL(/\/engine\/confirmation\?receipt=/);
    expect([wide, second.complaints]).toEqual([[], []]);
    await second.leave();
  }, 90_000);
});
