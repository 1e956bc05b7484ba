/** Answer keys by question key; the activities stand under `personalInterest`. A question without an answer is absent. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** How far a guest is; absent before they begin, and again after Restart and Retake (SUR-02, SUR-10). */
export type SurveyStatus = 'in-progress' | 'completed';

/** What the line keeps of a guest's survey: one record each, whose id never changes (SUR-12). */
export interface PreferenceRecord {
  readonly id: string;
  readonly contactId: string;
  readonly answers: Answers;
  readonly status?: SurveyStatus;
  /** The question at which the guest stopped; absent before the first and after the last. */
  readonly at?: string;
}

/** What becomes of a record in one step. What is left out stays as it is. */
export interface PreferenceChange {
  /** Each takes the place of the answer that was there; an empty one removes it. */
  readonly answers?: Answers;
  /** `null` clears it. `in-progress` never takes the place of `completed` (SUR-06): that one has to be cleared first. */
  readonly status?: SurveyStatus | null;
  readonly at?: string;
  /** Forgets every answer first; the id stays (SUR-10). */
  readonly isFresh?: boolean;
}

/** The rule of every change, for whoever stores records. */
export function changedRecord(
  { id, contactId, ...before }: PreferenceRecord,
  change: PreferenceChange,
): PreferenceRecord {
  const answers = Object.fromEntries(
    Object.entries({ ...(change.isFresh ? {} : before.answers), ...change.answers }).filter(
      ([, keys]) => keys.length > 0,
    ),
  );
  const status = statusAfter(before.status, change.status);
  const at = change.at ?? (change.isFresh || change.status === null ? undefined : before.at);
  return {
    id,
    contactId,
    answers,
    ...(status === undefined ? {} : { status }),
    ...(at === undefined || status !== 'in-progress' ? {} : { at }),
  };
}

function statusAfter(
  before: SurveyStatus | undefined,
  wanted: SurveyStatus | null | undefined,
): SurveyStatus | undefined {
  if (wanted === null) return undefined;
  if (wanted === undefined || (wanted === 'in-progress' && before === 'completed')) return before;
  return wanted;
}
