import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { colours, violationsOf } from '../support/axe';
import { type ApiClient, signIn } from '../support/sign-in';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

const picturePage = '/my-profile/settings/picture';
const notifications = '/my-profile/settings/notifications';

let site: Site;
let eleanor: ApiClient;
/** Left half red, right half blue. */
let halves: Buffer;
beforeAll(async () => {
  site = await openSite(undefined, { hasPictures: true });
  eleanor = await signIn(site.url, 'guest@example.com');
  const blue = {
    input: { create: { width: 400, height: 400, channels: 3, background: '#0000c8' } },
    left: 400,
    top: 0,
  } as const;
  halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c80000' } })
    .composite([blue])
    .png()
    .toBuffer();
}, 60_000);
afterAll(async () => {
  // The server remembers for half a minute that a guest has a picture, across a reset of the line.
  await eleanor.submit('/my-profile/settings/picture/remove', {});
  await site.close();
});

async function open(options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, options);
  await visitor.context.addCookies([
    { name: 'consent', value: 'declined', url: site.url },
    ...[...eleanor.jar].map(([name, value]) => ({ name, value, url: site.url })),
  ]);
  return visitor;
}

const choose = (page: Page, buffer: Buffer = halves) =>
  page.getByLabel('Choose a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
const crop = (page: Page) => page.getByRole('dialog', { name: 'Crop your picture' });
const shown = (page: Page) => page.locator('.crop__value').allTextContents();
const press = async (page: Page, key: string, times: number) => {
  for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
};

/** Red and blue in the middle of what is stored. */
async function middleOf(page: Page): Promise<'red' | 'blue'> {
  const { stringBase64 } = (await (await page.request.get('/api/profilepic')).json()) as {
    readonly stringBase64: string;
  };
  const { dominant } = await sharp(Buffer.from(stringBase64, 'base64'))
    .extract({ left: 92, top: 92, width: 20, height: 20 })
    .stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

describe('the profile picture', () => {
  it('ACC-18 ACC-19 is chosen, moved, zoomed and turned by keyboard alone, saved, and shown wherever its guest is greeted (in full)', async () => {
    const { page, complaints, leave } = await open();
    await page.goto(picturePage);
    expect(await violationsOf(page)).toEqual([]);
    await choose(page);
    await crop(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const square = await page.locator('.crop__picture').boundingBox();
    expect([square?.width, square?.height]).toEqual([205, 205]);
    // The picture goes to the right, so that its left half lies under the square.
    await press(page, 'Shift+ArrowRight', 6);
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await press(page, 'ArrowRight', 1);
    expect(await shown(page)).toEqual(['3.0×', '5°']);
    await page.keyboard.press('End');
    expect(await shown(page)).toEqual(['3.0×', '360°']);
    // What was left is there as it was, until it is saved or chosen afresh.
    await page.keyboard.press('Escape');
    await page.getByText('The picture that you have chosen is not saved yet.').waitFor();
    expect([await sticksOut(page), await violationsOf(page)]).toEqual([[], []]);
    page.once('dialog', (question) => void question.dismiss());
    await page.reload({ timeout: 2_000 }).catch(() => undefined);
    await page.getByRole('button', { name: 'Go on with it' }).focus();
    await page.keyboard.press('Enter');
    await crop(page).waitFor();
    expect(await shown(page)).toEqual(['3.0×', '360°']);
    await crop(page).getByLabel('Rotation').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Save & Done');
    await Promise.all([page.waitForURL('**done=saved'), page.keyboard.press('Enter')]);
    await page.getByText('Your picture is saved.').waitFor();
    expect(await middleOf(page)).toBe('red');
    expect(await page.locator('img.avatar').count()).toBe(3);
    expect(
      await page
        .locator('img.avatar')
        .evaluateAll((pictures) => pictures.every((picture) => (picture as HTMLImageElement).naturalWidth === 205)),
    ).toBe(true);
    await page.goto('/voyages');
    expect(await page.locator('header img.avatar').count()).toBe(1);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('ACC-18 ACC-20 is dragged by a pointer; what fails is said in the dialog, and can be tried again', async () => {
    const { page, leave } = await open({ viewport: { width: 320, height: 720 }, colorScheme: 'dark' });
    await page.goto(picturePage);
    await choose(page);
    await crop(page).waitFor();
    expect([await sticksOut(page), await violationsOf(page, { only: colours })]).toEqual([[], []]);
    const square = await page.locator('.crop__picture').boundingBox();
    const [x, y] = [(square?.x ?? 0) + 100, (square?.y ?? 0) + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 90, y, { steps: 4 });
    await page.mouse.up();
    await page.route(
      '**/api/profilepiconvert',
      (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: '{"error":"Resting.","code":"UNAVAILABLE","requestId":"a-request"}',
        }),
      { times: 1 },
    );
    await crop(page).getByRole('button', { name: 'Save & Done' }).click();
    const alert = crop(page).getByRole('alert');
    await alert.getByText('Upload failed: 503').waitFor();
    expect(await alert.locator('p').allTextContents()).toEqual([
      'Upload failed: 503',
      'Your picture is as it was. Please try again in a moment.',
      'Reference: a-request',
    ]);
    await page.route(
      '**/api/profilepiconvert',
      (route) => route.fulfill({ status: 401, contentType: 'application/json', body: '{"error":"Signed out."}' }),
      { times: 1 },
    );
    await crop(page).getByRole('button', { name: 'Save & Done' }).click();
    await alert.getByText('User session is missing contact ID').waitFor();
    await Promise.all([
      page.waitForURL('**done=saved'),
      crop(page).getByRole('button', { name: 'Save & Done' }).click(),
    ]);
    expect(await middleOf(page)).toBe('blue');
    await leave();
  }, 60_000);

  it('ACC-17 H48 is refused before it is sent when it is too large or no picture, and leaves when it is removed (in full)', async () => {
    await eleanor.upload(picturePage, {}, [{ field: 'picture', name: 'me.png', bytes: halves }]);
    const { page, complaints, leave } = await open();
    await page.goto(picturePage);
    await choose(page, Buffer.concat([halves, Buffer.alloc(2 * 1024 * 1024)]));
    await page.getByRole('alert').getByText('Maximum upload file size: 2MB.').waitFor();
    await choose(page, Buffer.from('GIF89a'));
    await page.getByText('This file cannot be read as a picture.').waitFor();
    expect(await crop(page).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByText('Your picture is removed.').waitFor();
    expect(await page.locator('img.avatar').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('ACC-18 is given without script, cut from its middle (in full)', async () => {
    const { page, complaints, leave } = await open({ javaScriptEnabled: false });
    await page.goto(picturePage);
    await choose(page);
    await Promise.all([page.waitForURL('**done=saved'), page.getByRole('button', { name: 'Save & Done' }).click()]);
    expect(await page.getByRole('img', { name: 'Your profile picture' }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);
});

describe('notification settings', () => {
  it('PRF-03 H37 are edited in a dialog by keyboard, and say so over the page (in full)', async () => {
    const { page, complaints, leave } = await open({ viewport: { width: 320, height: 720 } });
    await page.goto(notifications);
    expect([await sticksOut(page), await violationsOf(page)]).toEqual([[], []]);
    const state = page.locator('[data-notification-state="accountActivity"]');
    const edit = page.getByRole('link', { name: 'Edit Account Activity' });
    await edit.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Notification' });
    await dialog.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel('SMS').focus();
    await page.keyboard.press('Space');
    // Left without saving, nothing has changed, and what was marked is there again: in the dialog and after a reload.
    await page.keyboard.press('Escape');
    expect(await state.textContent()).toBe('Off');
    await page.keyboard.press('Enter');
    const restored = dialog.getByText('What you had entered and not sent is here again.');
    await restored.waitFor();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await edit.focus();
    await page.keyboard.press('Enter');
    await restored.waitFor();
    expect(await dialog.getByLabel('SMS').isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Start afresh' }).focus();
    await page.keyboard.press('Enter');
    expect(await dialog.getByLabel('SMS').isChecked()).toBe(false);
    expect(await dialog.getByLabel('Email').evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Account Activity is saved. On: Email.' }).waitFor();
    expect(await state.textContent()).toBe('On: Email');
    expect(await edit.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.reload();
    expect(await state.textContent()).toBe('On: Email');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page, { only: colours })).toEqual([]);
    await page.getByRole('link', { name: 'back to account' }).click();
    await page.waitForURL('**/my-profile/settings');
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('PRF-03 are edited on a page of their own without script (in full)', async () => {
    const { page, leave } = await open({ javaScriptEnabled: false });
    await page.goto(notifications);
    await page.getByRole('link', { name: 'Edit Feedback' }).click();
    await page.getByRole('heading', { name: 'Edit Notification', level: 1 }).waitFor();
    await page.getByLabel('Email').check();
    await page.getByLabel('SMS').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your settings are saved.').waitFor();
    expect(await page.locator('[data-notification-state="feedback"]').textContent()).toBe('On: Email and SMS');
    await leave();
  }, 60_000);
});
