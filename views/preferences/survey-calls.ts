import type { Answers, PreferenceChange } from '../../src/core/preferences/preference-record';
import { preferencesTexts } from './preferences.texts';
import type { ErrorBody } from '../ui/error-body';

const texts = preferencesTexts.survey;
const maxWaitMs = 10_000;

type SaveOutcome =
  /** `id` is the record's id, which the next change needs. */
  { readonly kind: 'saved'; readonly id: string } | { readonly kind: 'refused'; readonly message: string };

interface SurveyBody {
  readonly user: { readonly custPreferenceId?: string };
  readonly data: Readonly<Record<string, string>>;
  readonly status?: string | null;
  readonly questionKey?: string;
  readonly restart?: true;
}

/**
 * The first save is a PUT, later ones are PATCH (SUR-11). A record that was deleted in the meantime is created again.
 */
export async function saveSurvey(id: string | undefined, change: PreferenceChange): Promise<SaveOutcome> {
  try {
    const answer = await send(id, change);
    return await read(answer.status === 404 && id !== undefined ? await send(undefined, change) : answer);
  } catch {
    return { kind: 'refused', message: texts.failed };
  }
}

async function send(id: string | undefined, change: PreferenceChange): Promise<Response> {
  return fetch('/api/preference/survey', {
    method: id === undefined ? 'PUT' : 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(toBody(id, change)),
    signal: AbortSignal.timeout(maxWaitMs),
  });
}

const toBody = (id: string | undefined, { answers = {}, status, at, isFresh }: PreferenceChange): SurveyBody => ({
  user: id === undefined ? {} : { custPreferenceId: id },
  data: joinAnswers(answers),
  ...(status === undefined ? {} : { status }),
  ...(at === undefined ? {} : { questionKey: at }),
  ...(isFresh ? { restart: true } : {}),
});

const joinAnswers = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([questionKey, keys]) => [questionKey, keys.join(';')]));

interface SaveResponse extends ErrorBody {
  readonly customerPreferencesResponse?: readonly { readonly custPreferenceId: string }[];
}

/** A refusal shows the server's own message; when the server could not answer, the guest is asked to try again. */
async function read(answer: Response): Promise<SaveOutcome> {
  const { error, customerPreferencesResponse } = (await answer.json()) as SaveResponse;
  const id = customerPreferencesResponse?.[0]?.custPreferenceId;
  if (answer.ok && id !== undefined) return { kind: 'saved', id };
  if (answer.status === 401) return { kind: 'refused', message: texts.sessionEnded };
  return { kind: 'refused', message: answer.status < 500 && error !== undefined ? error : texts.failed };
}
