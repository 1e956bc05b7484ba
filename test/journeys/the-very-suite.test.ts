import { violationsOf } from '../support/axe';
import { cabinStepAddress } from '../../src/core/reserve/step-address';
import { findSailing, type SailingWithSuites } from './sailing';
import { openSite, type Site, visit } from './site';
import { ada, cards, jonas, pay, pointer, readConfirmation, writeGuests } from './thread';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

const hasSome = ({ free }: SailingWithSuites) => (free['OS'] ?? 0) > 3;
const planOf = ({ itineraryId }: { readonly itineraryId: string }) =>
  cabinStepAddress({ itineraryId, suiteId: 'BR-I,OS', counts: { adults: 2, children: 0 } });

describe('the very suite', () => {
  it('ROU-02 SUI-15 RES-09 opens what lies around a number over the plan of a phone, takes it, and confirms that number', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 390, height: 844 } });
    await page.goto(planOf(await findSailing(site, hasSome)));
    const link = page.locator('.upright__link--kind:has(.upright__cabin--free)').first();
    const box = await link.locator('.upright__cabin').boundingBox();
    expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([true, true]);
    await link.click();
    const sheet = page.locator('.cabin:target');
    await sheet.waitFor();
    const number = (await sheet.locator('.cabin__open').textContent())?.slice(0, 3) ?? '';
    expect(await sheet.locator('.cabin__facts').isVisible()).toBe(true);
    await sheet.getByRole('link', { name: `Take ${number}` }).click();
    await page.waitForURL(/\/engine\/details\?hold=/);
    expect(await page.locator('.hold__numbers').textContent()).toContain(`Suite ${number}`);
    await writeGuests(page, pointer, [ada, jonas]);
    await pay(page, pointer, cards.pays);
    await readConfirmation(page);
    expect(await page.locator('main').textContent()).toContain(number);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('ROU-02 breaks no rule of axe, at three widths, in light and dark, with a sheet open and without (in full)', async () => {
    const { page, leave } = await visit(site);
    const plan = planOf(await findSailing(site, hasSome));
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 820, 1440]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        for (const address of [plan, `${plan}#suite-707`, `${plan}&taken=707`]) {
          await page.goto('about:blank');
          await page.goto(address);
          expect([address, width, await violationsOf(page, { hasColours: true })]).toEqual([address, width, []]);
        }
      }
    await leave();
  }, 240_000);

  it('ROU-02 is chosen with keys alone: from the plan to the entry, to the button (in full)', async () => {
    const { page, leave } = await visit(site);
    await page.goto(planOf(await findSailing(site, hasSome)));
    const link = page.locator('.upright__link--kind:has(.upright__cabin--free)').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.locator('.cabin:target').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.textContent()).toMatch(/^Take \d+$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/engine\/details\?hold=/);
    await leave();
  });
});
