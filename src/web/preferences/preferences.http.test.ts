import { FormBrowser } from '../../../test/support/form-browser';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { resetLine } from '../../../test/support/reset-line';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, parseHtml, textsIn } from '../../../test/support/parse-html';

const page = '/my-profile/settings/preferences';
const survey = `${page}/survey`;
const api = '/api/preference/survey';

let server: SharedServer;
let eleanor: ApiClient;
let james: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  [eleanor, james] = await Promise.all([
    signIn(server.url, 'guest@example.com'),
    signIn(server.url, 'newcomer@example.com'),
  ]);
}, 60_000);
beforeEach(() => resetLine(server.url));
afterAll(() => server.stop());

type Wire = Readonly<Record<string, unknown>>;
const call = async (client: ApiClient, method: string, path: string, body?: object) => {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { Cookie: client.cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Wire };
};
const recordOf = async (client: ApiClient) =>
  ((await call(client, 'GET', api)).body['customerPreferencesResponse'] as readonly Wire[])[0];
/** A browser without script that is signed in, and has answered nothing yet. */
const browserOf = async (client: ApiClient) => {
  await call(client, 'PUT', api, { restart: true });
  const browser = new FormBrowser(server.url);
  for (const [name, value] of client.jar) browser.adopt(name, value);
  return browser;
};

describe('the calls of the survey', () => {
  it('SUR-13 lists the questions with answers, pictures, conditions and the questions below them', async () => {
    const { body, headers } = await call(eleanor, 'GET', '/api/preference/questions');
    const questions = body['quizQuestions'] as readonly {
      readonly questionKey: string;
      readonly type: string;
      readonly quizAnswers: readonly Wire[];
      readonly quizQuestions: readonly Wire[];
    }[];
    expect(questions.length).toBeGreaterThanOrEqual(10);
    expect(questions.every(({ quizAnswers }) => quizAnswers.length >= 3)).toBe(true);
    const interests = questions.find(({ type }) => type === 'quizInterests');
    expect(interests?.quizAnswers[0]).toMatchObject({
      answerKey: 'at-the-table',
      name: expect.any(String),
      image: { url: expect.stringMatching(/^\/assets\//) },
    });
    expect(interests?.quizQuestions[0]).toMatchObject({ tagInterestMatch: { tagInterests: ['at-the-table'] } });
    expect(questions[0]?.quizQuestions[0]).toMatchObject({ answersTagMatch: ['family'] });
    expect(body).toMatchObject({
      quizIntro: { texts: expect.any(Array) },
      quizThankYou: { title: expect.any(String) },
    });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('SUR-11 API-24 creates the one record with PUT, changes it with PATCH, and not before it is there', async () => {
    expect((await call(james, 'GET', api)).body).toEqual({ customerPreferencesResponse: [] });
    expect((await call(james, 'PATCH', api, { data: { pillow: 'down' } })).status).toBe(404);
    const created = await call(james, 'PUT', api, {
      user: { contactId: 'contact-james-okafor' },
      data: { pillow: 'down' },
      status: 'in-progress',
    });
    expect(created.status).toBe(201);
    const { custPreferenceId } = (created.body['customerPreferencesResponse'] as readonly Wire[])[0] ?? {};
    // A second browser, or the first that never heard the answer.
    expect((await call(james, 'PUT', api, { data: { firstKnock: 'the-sun' } })).status).toBe(200);
    const changed = await call(james, 'PATCH', api, {
      user: { custPreferenceId },
      data: { personalInterest: 'old-stones;sail-and-oar' },
      questionKey: 'pillow',
    });
    expect(changed.body).toEqual({
      customerPreferencesResponse: [
        {
          custPreferenceId,
          contactId: 'contact-james-okafor',
          pillow: 'down',
          firstKnock: 'the-sun',
          personalInterest: 'old-stones;sail-and-oar',
          isActive: true,
          category: 'Interests',
          subCategory: 'Light Preferences',
          status: 'in-progress',
          questionKey: 'pillow',
        },
      ],
    });
    expect(await recordOf(james)).toEqual((changed.body['customerPreferencesResponse'] as readonly Wire[])[0]);
  });

  it('SUR-14 takes interests as a list of entries, the active ones', async () => {
    const entry = (personalInterest: string, isActive: boolean) => ({
      id: '',
      contactId: 'contact-james-okafor',
      category: 'Interests',
      isActive,
      personalInterest,
    });
    const { status } = await call(james, 'POST', '/api/preference/interests', [
      entry('wild-company;old-stones', true),
      entry('at-the-table', false),
    ]);
    expect([status, (await recordOf(james))?.['personalInterest']]).toEqual([200, 'old-stones;wild-company']);
    expect((await call(james, 'POST', '/api/preference/interests', [entry('golf', true)])).body).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'personalInterest' }],
    });
  });

  it('H60 C2 keeps guests apart: named owners are refused, foreign records are not found, nothing is written', async () => {
    const before = [await recordOf(eleanor), await recordOf(james)];
    for (const user of [
      { contactId: 'contact-eleanor-marsh' },
      { opportunityId: 'opportunity-contact-eleanor-marsh' },
    ]) {
      for (const method of ['PUT', 'PATCH'])
        expect((await call(james, method, api, { user, data: { pillow: 'firm' } })).body).toMatchObject({
          code: 'FORBIDDEN',
        });
    }
    const answers = await Promise.all(
      [before[0]?.['custPreferenceId'], 'nobody-s'].map((custPreferenceId) =>
        call(james, 'PATCH', api, { user: { custPreferenceId }, data: { pillow: 'firm' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body['error']).toBe(answers[1]?.body['error']);
    const entry = { category: 'Interests', personalInterest: 'old-stones' };
    expect(
      (
        await call(james, 'POST', '/api/preference/interests', [
          entry,
          { ...entry, contactId: 'contact-eleanor-marsh' },
        ])
      ).status,
    ).toBe(403);
    expect(
      (
        await call(james, 'POST', '/api/preference/interests', [
          entry,
          { ...entry, id: before[0]?.['custPreferenceId'] },
        ])
      ).status,
    ).toBe(404);
    expect([await recordOf(eleanor), await recordOf(james)]).toEqual(before);
    const visitor = await fetch(`${server.url}${api}`);
    expect(visitor.status).toBe(401);
  });

  it('C4 stores only questions and answers that there are, all of a request or nothing', async () => {
    const before = await recordOf(james);
    const wrong = await call(james, 'PATCH', api, {
      data: {
        pillow: 'firm',
        suitePlace: 'in-the-engine-room',
        isActive: 'false',
        firstKnock: 'the-sun;coffee-at-six',
      },
      status: 'completed',
    });
    expect([wrong.status, (wrong.body['fields'] as readonly Wire[]).map(({ field }) => field)]).toEqual([
      422,
      ['data.suitePlace', 'data.isActive', 'data.firstKnock'],
    ]);
    expect((await call(james, 'PATCH', api, { questionKey: 'nowhere' })).body).toMatchObject({
      fields: [{ field: 'questionKey' }],
    });
    expect(await recordOf(james)).toEqual(before);
  });
});

describe('the survey without script', () => {
  const answer = (browser: FormBrowser, question: string, form: Readonly<Record<string, string>>) =>
    browser.open(survey, { step: 'answer', question, to: 'next', ...form });

  it('SUR-03 SUR-05 goes from the intro to the thanks, one question a page, and back', async () => {
    const browser = await browserOf(james);
    expect((await browser.open(survey)).words).toEqual(['A few questions, none of them required']);
    expect(await browser.open(survey, { step: 'begin' })).toMatchObject({
      status: 303,
      location: `${survey}?question=sailingCompany`,
    });
    const first = await browser.open(`${survey}?question=sailingCompany`);
    expect(attributesIn(first.html, 'progress', 'aria-valuetext')).toEqual(['2%']);
    expect(parseHtml(first.html).querySelector('[value="previous"][disabled]')).not.toBeNull();
    // With a family there is one question more.
    expect((await answer(browser, 'sailingCompany', { answer: 'family' })).location).toBe(
      `${survey}?question=childrenAges`,
    );
    expect(
      (await answer(browser, 'childrenAges', { to: 'previous', 'answer.teenagers': '1', 'answer.under-three': '1' }))
        .location,
    ).toBe(`${survey}?question=sailingCompany`);
    const ages = parseHtml((await browser.open(`${survey}?question=childrenAges`)).html);
    expect(ages.querySelector('[name="answer.teenagers"][checked]')).not.toBeNull();
    expect((await answer(browser, 'sailingCompany', { answer: 'on-my-own' })).location).toBe(
      `${survey}?question=goodDay`,
    );
    expect(await browser.open(`${survey}?question=childrenAges`)).toMatchObject({ status: 303, location: survey });
    let address: string | null = `${survey}?question=goodDay`;
    let pages = 0;
    while (address !== survey && address !== null && pages < 30) {
      pages += 1;
      const { html, status } = await browser.open(address);
      expect(status).toBe(200);
      address = (await answer(browser, new URL(address, server.url).searchParams.get('question') ?? '', {})).location;
      expect(textsIn(html, 'button')).toContain(address === survey ? 'Finish' : 'Next Question');
    }
    const thanks = await browser.open(survey);
    expect(thanks.words).toEqual(['Thank you']);
    expect(attributesIn(thanks.html, 'progress', 'aria-valuetext')).toEqual(['100%']);
    expect(await recordOf(james)).toMatchObject({ status: 'completed', sailingCompany: 'on-my-own' });
    expect(await recordOf(james)).not.toHaveProperty('childrenAges');
  });

  it('H31 SUR-10 resumes where the guest stopped, in any browser; Restart forgets all but the id, Retake nothing', async () => {
    const browser = await browserOf(james);
    const id = (await recordOf(james))?.['custPreferenceId'];
    await answer(browser, 'pillow', { answer: 'firm' });
    expect((await answer(browser, 'occasion', { to: 'later', answer: 'birthday' })).location).toBe(page);
    const other = new FormBrowser(server.url);
    for (const [name, value] of james.jar) other.adopt(name, value);
    expect((await other.open(survey)).words).toEqual(['Is there something to celebrate soon?']);
    expect((await other.open(page)).html).toContain('>Continue<');
    await call(james, 'PATCH', api, { status: 'completed' });
    expect((await other.open(page)).html).toContain('>Retake<');
    expect(await other.open(survey, { step: 'retake' })).toMatchObject({ status: 303, location: survey });
    expect(await recordOf(james)).toMatchObject({ custPreferenceId: id, pillow: 'firm' });
    expect(await recordOf(james)).not.toHaveProperty('status');
    await other.open(survey, { step: 'restart' });
    expect(await recordOf(james)).toEqual({
      custPreferenceId: id,
      contactId: 'contact-james-okafor',
      personalInterest: '',
      isActive: true,
      category: 'Interests',
      subCategory: 'Light Preferences',
    });
  });

  it('SUR-09 thanks an owned guest with their consultant’s picture and name', async () => {
    await call(eleanor, 'PATCH', api, { status: 'completed' });
    const browser = new FormBrowser(server.url);
    for (const [name, value] of eleanor.jar) browser.adopt(name, value);
    const { html } = await browser.open(survey);
    expect(html).toMatch(
      /survey-thanks__portrait[\s\S]*\/assets\/portraits\/ines-calloway.webp[\s\S]*Inés Calloway has your answers/,
    );
    await call(eleanor, 'PATCH', api, { status: null });
    await call(eleanor, 'PATCH', api, { status: 'in-progress', questionKey: 'eveningTable' });
  });

  it('C4 SUR-13 says on the question’s own page what it does not take', async () => {
    const browser = await browserOf(james);
    const refused = await answer(browser, 'pillow', { answer: 'stone' });
    expect([refused.status, refused.words[0]]).toEqual([422, 'And on what?']);
    expect(refused.html).toContain('This answer is not one of those that the question offers.');
  });
});

describe('the preferences page', () => {
  it('PRF-01 PRF-02 ROU-23 lists answers and activities, and offers what comes next', async () => {
    const open = async (client: ApiClient) => await (await client.get(page)).text();
    const hers = await open(eleanor);
    expect(hers).toMatch(
      /Back to Account[\s\S]*>Continue<[\s\S]*What should be in the glass\?[\s\S]*Whites, mineral and cold[\s\S]*Selected activities[\s\S]*Vineyards and distilleries/,
    );
    expect(hers).not.toContain('Back to Menu');
    await call(james, 'PUT', api, { restart: true });
    const his = await open(james);
    expect(his).toContain('>Start<');
    expect(his).not.toContain('Selected activities');
  });
});

describe('the invitation', () => {
  it('SUR-01 SUR-02 is shown to guests who have not finished, resumes for those who have begun, and is never shown to a visitor', async () => {
    const home = async (cookie = '') => (await fetch(server.url, { headers: { cookie } })).text();
    expect(await home()).not.toContain('survey-card');
    const statusOf = async (guest: ApiClient) =>
      attributesIn(await home(guest.cookie), '[data-survey-status]', 'data-survey-status');
    expect(await statusOf(eleanor)).toEqual(['in-progress']);
    expect(textsIn(await home(james.cookie), '[data-survey-status=""]')).toEqual([expect.stringContaining('Start')]);
    expect(await (await james.get('/stories')).text()).not.toContain('survey-card');
    await call(james, 'PUT', api, { status: 'completed' });
    expect(await home(james.cookie)).not.toContain('survey-card');
    const browser = new FormBrowser(server.url);
    for (const [name, value] of eleanor.jar) browser.adopt(name, value);
    expect(await browser.open(survey, { step: 'dismiss', returnUrl: 'https://elsewhere.example/' })).toMatchObject({
      status: 303,
      location: page,
    });
    expect(await browser.open(survey, { step: 'dismiss', returnUrl: '/' })).toMatchObject({
      status: 303,
      location: '/',
    });
    expect(await home(eleanor.cookie)).not.toContain('survey-card');
  });
});

describe('what a guest would get up for', () => {
  it('H45 SUR-12 is suggested to them first, and to no other guest', async () => {
    const inOrder = async (cookie = '') => {
      const html = await (await fetch(`${server.url}/shore-and-sea-experiences`, { headers: { cookie } })).text();
      const hrefs = attributesIn(html, 'a[href^="/shore-and-sea-experiences/sail-and-oar/"]', 'href');
      return [...new Set(hrefs.map((href) => /sail-and-oar\/([\w-]+)/.exec(href)?.[1]))];
    };
    await call(james, 'PUT', api, { restart: true });
    const before = await inOrder(james.cookie);
    expect(before).toEqual(await inOrder());
    await call(james, 'PATCH', api, { data: { personalInterest: 'at-the-table' } });
    const after = await inOrder(james.cookie);
    expect(after).not.toEqual(before);
    expect(after.toSorted()).toEqual(before.toSorted());
    // Lunch is part of these.
    expect(after.slice(0, 3).toSorted()).toEqual([
      'a-batana-with-a-lantern',
      'a-caique-to-ithaca',
      'a-gulet-under-karaada',
    ]);
    expect(await inOrder()).toEqual(before);
  });
});
