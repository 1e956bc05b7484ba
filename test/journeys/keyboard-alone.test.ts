import { keyboardOf } from './keyboard';
import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, visit } from './site';
import {
  ada,
  answerUnconfirmed,
  cards,
  chooseSuite,
  findVoyage,
  jonas,
  pay,
  readConfirmation,
  signInHere,
  tripCard,
  writeGuests,
} from './thread';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

describe('the keyboard alone', () => {
  it('ENG-01 TRP-01 takes a visitor from the home page to the trip in the profile (in full)', async () => {
    const { page, complaints, leave } = await visit(site);
    const keyboard = keyboardOf(page);
    await findVoyage(page, keyboard, await findSailing(site, hasRoom));
    await chooseSuite(page, keyboard);
    await writeGuests(page, keyboard, [ada, jonas]);
    await pay(page, keyboard, cards.pays);
    const { reservationId } = await readConfirmation(page);
    await keyboard.press(page.getByRole('link', { name: 'Sign in to see the trip' }));
    await page.waitForURL(/\/login/);
    // As from another browser: the one that paid is not asked.
    await page.context().clearCookies({ name: 'booked' });
    await signInHere(page, keyboard, site, ada.email);
    await page.goto('/my-profile/trips');
    await answerUnconfirmed(page, keyboard, reservationId, /^Keep it/);
    expect(await tripCard(page, reservationId).count()).toBe(1);
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);

  it('offers a way past the header, and the content takes the focus', async () => {
    const { page, leave } = await visit(site);
    await page.goto('/voyages');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await leave();
  });
});
