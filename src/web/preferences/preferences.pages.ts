import type { Request } from 'express';
import { givenAnswers } from '../../core/preferences/given-answers';
import type { GuestPreferences } from '../../core/preferences/guest-preferences.port';
import type { PreferenceQuestions } from '../../core/preferences/preference-questions.port';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { PreferencesPage, PreferencesView } from '../../../views/preferences/PreferencesPage';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';

interface PreferencesPagesParts {
  readonly preferences: Pick<GuestPreferences, 'find'>;
  readonly questions: PreferenceQuestions;
  readonly side: Pick<ProfileSide, 'read'>;
}

export class PreferencesPages {
  constructor(private readonly parts: PreferencesPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof PreferencesPage>> => {
    const [section, { side }] = await Promise.all([
      readIsolatedSection(this.read(guestOf(req).contactId), (error) =>
        req.log.warn({ err: error }, 'a guest’s preferences could not be read'),
      ),
      this.parts.side.read(req),
    ]);
    return {
      props: {
        side,
        surveyHref: paths.account.survey,
        ...(section.kind === 'ready' ? { preferences: section.value } : {}),
      },
    };
  };

  private async read(contactId: string): Promise<PreferencesView> {
    const [record, set] = await Promise.all([
      this.parts.preferences.find(contactId),
      this.parts.questions.getQuestions(),
    ]);
    return {
      ...givenAnswers(set, record?.answers ?? {}),
      ...(record?.status === undefined ? {} : { status: record.status }),
    };
  }
}
