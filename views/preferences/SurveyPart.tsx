import { useContext } from 'react';
import { GuestPart } from '../ui/GuestPart';
import { type PlaceholderValues, PagePartsContext } from '../ui/page-parts';
import { type SurveyInvitationView, SurveyLauncher } from './SurveyLauncher';

export interface SurveyOnPage {
  /** `none`: this guest has completed the survey, or does not want it now. */
  readonly shownCase: 'none' | 'start' | 'resume';
  readonly start: SurveyInvitationView;
  readonly resume: SurveyInvitationView;
}

declare module '../ui/page-parts' {
  interface PartsOnPage {
    /** The survey is present for guests on the few pages that invite to it (SUR-01). */
    readonly survey?: SurveyOnPage;
  }
  interface GuestPlaceholders {
    survey: SurveyOnPage['shownCase'];
  }
}

export const surveyPlaceholders: PlaceholderValues = { survey: ({ survey }) => survey?.shownCase ?? 'none' };

export function SurveyPart() {
  const { survey } = useContext(PagePartsContext);
  if (!survey) return null;
  const { shownCase, start, resume } = survey;
  return (
    <GuestPart
      name="survey"
      shownCase={shownCase}
      cases={{
        none: null,
        start: <SurveyLauncher invitation={start} />,
        resume: <SurveyLauncher invitation={resume} />,
      }}
    />
  );
}
