/** Answer keys by question key; the activities are under `personalInterest`. A question without an answer is absent. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Progress of the survey; absent before it begins, and again after Restart and Retake (SUR-02, SUR-10). */
export type SurveyStatus = 'in-progress' | 'completed';

export interface PreferenceRecord {
  readonly id: string;
  readonly contactId: string;
  readonly answers: Answers;
  readonly status?: SurveyStatus;
  /** The guest stopped at this question; it is absent before the first and after the last. */
  readonly at?: string;
}

export interface PreferenceChange {
  /** Each answer replaces the earlier one; an empty one removes it. */
  readonly answers?: Answers;
  /** `null` clears the status. `in-progress` never replaces `completed` (SUR-06), which must be cleared first. */
  readonly status?: SurveyStatus | null;
  readonly at?: string;
  /** Removes every answer before the change is applied; the id stays (SUR-10). */
  readonly isFresh?: boolean;
}

/** Applies a change; every adapter that stores records must use this rule. */
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
  wantedStatus: SurveyStatus | null | undefined,
): SurveyStatus | undefined {
  if (wantedStatus === null) return undefined;
  if (wantedStatus === undefined || (wantedStatus === 'in-progress' && before === 'completed')) return before;
  return wantedStatus;
}
