import type { Request, Response } from 'express';
import type { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import type { QuestionSet } from '../../core/preferences/question-set';
import { Unavailable } from '../../core/shared/unavailable';
import { SurveyInvitation } from './survey-invitation';
import { SurveyPages } from './survey.pages';

const answers = ['soft', 'firm'].map((answerKey) => ({ answerKey, name: answerKey }));
const set = {
  quizIntro: { title: 'Hello', texts: ['x'] },
  quizQuestions: [
    { questionKey: 'pillow', type: 'quizSingle', name: 'On what?', quizAnswers: answers, quizQuestions: [] },
  ],
  quizThankYou: { title: 'Thanks', text: 'x', fromConsultant: 'x' },
  invitation: { paths: ['/'], start: { title: 'Begin', text: 'x' }, resume: { title: 'Go on', text: 'x' } },
} satisfies QuestionSet;
const questions = { getQuestions: async () => set };
const down = async (): Promise<never> => {
  throw new Unavailable('crm');
};
const never = () => new Promise<never>(() => undefined);

function aRequest(body: object = {}, path = '/') {
  const warnings: string[] = [];
  const request = {
    method: 'GET',
    path,
    originalUrl: path,
    query: {},
    body,
    session: { guest: { contactId: 'eleanor' } },
    log: { warn: (_: object, message: string) => void warnings.push(message) },
  };
  return { request: request as unknown as Request, warnings };
}

interface RenderedSurvey {
  readonly status?: number;
  readonly props: {
    readonly survey?: { readonly problem?: string; readonly record: unknown; readonly position: unknown };
  };
}

async function press({ find, run }: { readonly find: GuestPreferences['find']; readonly run: () => Promise<never> }) {
  const pages = new SurveyPages({
    preferences: { find },
    questions,
    savePreferences: { run },
    side: { read: async () => ({ side: { contactHref: '/' } }) },
    assets: {
      picture: () => {
        throw new Error('none');
      },
    },
  });
  const response = { set: () => response } as unknown as Response;
  return (await pages.press(aRequest({ step: 'answer', question: 'pillow', answer: 'firm' }).request, response)) as
    | RenderedSurvey
    | undefined;
}

describe('the survey while the line’s records are down', () => {
  it.each<[string, GuestPreferences['find']]>([
    ['written', async () => undefined],
    ['read', down],
  ])('E2 SUR-03 keeps what was chosen on the page that says it could not be %s', async (_what, find) => {
    const page = await press({ find, run: down });
    expect(page?.status).toBe(503);
    expect(page?.props.survey).toMatchObject({
      problem: expect.stringContaining('still chosen here'),
      record: { answers: { pillow: ['firm'] } },
      position: { stage: 'question', questionKey: 'pillow' },
    });
  });

  it('E2 SUR-01 shows no invitation, and keeps no page waiting', async () => {
    const noInvitation = { survey: { shownCase: 'none' } };
    const broken = aRequest();
    expect(await new SurveyInvitation({ findStatus: down }, questions).of(broken.request)).toMatchObject(noInvitation);
    expect(broken.warnings).toEqual(['preferences could not be read for a page']);
    const begun = performance.now();
    expect(await new SurveyInvitation({ findStatus: never }, questions).of(aRequest().request)).toMatchObject(
      noInvitation,
    );
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('SUR-01 queries nothing where there is no invitation', async () => {
    const find = jest.fn(down);
    expect(await new SurveyInvitation({ findStatus: find }, questions).of(aRequest({}, '/stories').request)).toEqual(
      {},
    );
    expect(find).not.toHaveBeenCalled();
    expect(
      await new SurveyInvitation({ findStatus: async () => undefined }, questions).of(aRequest().request),
    ).toMatchObject({ survey: { shownCase: 'start', start: { title: 'Begin', isResumed: false } } });
  });
});
