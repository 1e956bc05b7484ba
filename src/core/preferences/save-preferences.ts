import type { Guest } from '../sign-in/guest';
import { applicableQuestions } from './applicable-questions';
import type { GuestPreferences, StorePreferencesOutcome } from './guest-preferences.port';
import { type AnswerMistake, type GivenAnswers, validateAnswers } from './validate-answers';
import type { PreferenceQuestions } from './preference-questions.port';
import type { Answers, PreferenceChange } from './preference-record';
import { allQuestions, type QuestionSet } from './question-set';

/** The owner that a request names. The session decides; a request that names another owner is refused (H60). */
export interface NamedOwner {
  readonly contactId?: string | undefined;
  readonly opportunityId?: string | undefined;
  readonly custPreferenceId?: string | undefined;
}

export interface SavePreferencesRequest {
  readonly contactId: string;
  readonly namedOwner?: NamedOwner;
  readonly answers?: GivenAnswers;
  readonly change?: Omit<PreferenceChange, 'answers'>;
  /** False when a record must already exist (SUR-11). */
  readonly mayCreate: boolean;
}

export type SavePreferencesOutcome =
  | StorePreferencesOutcome
  | { readonly kind: 'wrong-answers'; readonly mistakes: readonly AnswerMistake[] }
  | { readonly kind: 'unknown-question' }
  | { readonly kind: 'someone-else' }
  | { readonly kind: 'not-found' };

interface SavePreferencesParts {
  readonly preferences: GuestPreferences;
  readonly questions: PreferenceQuestions;
  /** The guest is read only when a request names an opportunity. */
  readonly guests: { getGuest(contactId: string): Promise<Pick<Guest, 'opportunityId'> | undefined> };
}

/** Saves a guest's answers in their record: either a whole request or nothing of it (SUR-06, SUR-10, SUR-11). */
export class SavePreferences {
  constructor(private readonly parts: SavePreferencesParts) {}

  async run({
    contactId,
    namedOwner = {},
    answers: givenAnswers = {},
    change = {},
    mayCreate,
  }: SavePreferencesRequest): Promise<SavePreferencesOutcome> {
    const { preferences, questions } = this.parts;
    if (!(await this.isOwner(contactId, namedOwner))) return { kind: 'someone-else' };
    const set = await questions.getQuestions();
    const validation = validateAnswers(set, givenAnswers);
    if (validation.kind === 'wrong') return { kind: 'wrong-answers', mistakes: validation.mistakes };
    if (
      change.at !== undefined &&
      !allQuestions(set.quizQuestions).some(({ questionKey }) => questionKey === change.at)
    )
      return { kind: 'unknown-question' };
    const before = await preferences.find(contactId);
    if (isAnother(namedOwner.custPreferenceId, before?.id) || (!before && !mayCreate)) return { kind: 'not-found' };
    const existing = change.isFresh ? {} : before?.answers;
    const whole: PreferenceChange = {
      ...change,
      answers:
        change.status === 'completed' ? withoutIdle(set, existing ?? {}, validation.answers) : validation.answers,
    };
    if (!before) return preferences.save({ contactId, change: whole });
    const record = await preferences.change({ contactId, id: before.id, change: whole });
    return record ? { kind: 'changed', record } : { kind: 'not-found' };
  }

  private async isOwner(contactId: string, namedOwner: NamedOwner): Promise<boolean> {
    if (isAnother(namedOwner.contactId, contactId)) return false;
    if (!namedOwner.opportunityId) return true;
    return (await this.parts.guests.getGuest(contactId))?.opportunityId === namedOwner.opportunityId;
  }
}

/** An absent owner counts as the session's guest. */
const isAnother = (namedId: string | undefined, own: string | undefined) =>
  namedId !== undefined && namedId !== '' && namedId !== own;

/** Finishing drops answers to questions that no longer apply, so that staff do not plan by them. */
function withoutIdle(set: QuestionSet, before: Answers, givenAnswers: Answers): Answers {
  const all = { ...before, ...givenAnswers };
  const applies = new Set(applicableQuestions(set.quizQuestions, all).map(({ questionKey }) => questionKey));
  return {
    ...givenAnswers,
    ...Object.fromEntries(
      Object.keys(all)
        .filter((key) => !applies.has(key))
        .map((key) => [key, []]),
    ),
  };
}
