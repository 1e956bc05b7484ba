import type { Request, Response } from 'express';
import type { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { interestsKey } from '../../core/preferences/question-set';
import type { NamedOwner, SavePreferences, SavePreferencesRequest } from '../../core/preferences/save-preferences';
import type { BuiltAssets } from '../rendering/built-assets';
import { guestOf } from '../session/guest-of';
import { toPreferenceError } from './preference-errors';
import { toPreferencesResponse, toWireQuestions } from './preference-wire';
import { handle } from '../routing/handle';
import type { ValueOf } from '../routing/typed-joi';
import { changeSurveyOperation, createSurveyOperation, submitInterestsOperation } from './preferences.schema';

export interface PreferencesApiParts {
  readonly preferences: Pick<GuestPreferences, 'find'>;
  readonly questions: PreferenceQuestions;
  readonly savePreferences: Pick<SavePreferences, 'run'>;
  readonly assets: Pick<BuiltAssets, 'picture'>;
}

type SurveyBody = ValueOf<typeof createSurveyOperation.body>;

export class PreferencesApi {
  constructor(private readonly parts: PreferencesApiParts) {}

  readonly questions = async (_req: Request, res: Response): Promise<void> => {
    res.json(toWireQuestions(await this.parts.questions.getQuestions(), this.parts.assets));
  };

  readonly find = async (req: Request, res: Response): Promise<void> => {
    res.json(toPreferencesResponse(await this.parts.preferences.find(guestOf(req).contactId)));
  };

  readonly create = handle(createSurveyOperation, async ({ body }, req, res) => {
    const { kind, record } = await this.save({ ...toRequest(req, body), mayCreate: true });
    res.status(kind === 'created' ? 201 : 200).json(toPreferencesResponse(record));
  });

  readonly change = handle(changeSurveyOperation, async ({ body }, req, res) => {
    const { record } = await this.save({ ...toRequest(req, body), mayCreate: false });
    res.json(toPreferencesResponse(record));
  });

  /**
   * All entries are saved or none: an entry for another guest, or for another guest's record, refuses the whole request
   * (C2).
   */
  readonly submitInterests = handle(submitInterestsOperation, async ({ body: entries }, req, res) => {
    const { contactId } = guestOf(req);
    const differing = (own: string | undefined, of: readonly (string | null | undefined)[]) =>
      of.find((one) => one && one !== own) ?? undefined;
    const own = await this.parts.preferences.find(contactId);
    const { record } = await this.save(
      {
        contactId,
        namedOwner: {
          contactId: differing(
            contactId,
            entries.map((entry) => entry.contactId),
          ),
          custPreferenceId: differing(
            own?.id,
            entries.map(({ id }) => id),
          ),
        },
        answers: {
          [interestsKey]: entries
            .filter(({ isActive }) => isActive)
            .flatMap(({ personalInterest }) =>
              typeof personalInterest === 'string' ? personalInterest.split(';') : personalInterest,
            ),
        },
        mayCreate: true,
      },
      () => interestsKey,
    );
    res.json(toPreferencesResponse(record));
  });

  private async save(request: SavePreferencesRequest, field?: (questionKey: string) => string) {
    const outcome = await this.parts.savePreferences.run(request);
    if (outcome.kind !== 'created' && outcome.kind !== 'changed') throw toPreferenceError(outcome, field);
    return outcome;
  }
}

function toRequest(
  req: Request,
  { user, data, status, questionKey, restart }: SurveyBody,
): Omit<SavePreferencesRequest, 'mayCreate'> {
  const namedOwner = Object.fromEntries(
    Object.entries(user).map(([name, value]) => [name, value ?? undefined]),
  ) as NamedOwner;
  return {
    contactId: guestOf(req).contactId,
    namedOwner,
    answers: data,
    change: {
      ...(restart ? { isFresh: true, status: null } : {}),
      ...(status === undefined ? {} : { status }),
      ...(questionKey === undefined ? {} : { at: questionKey }),
    },
  };
}
