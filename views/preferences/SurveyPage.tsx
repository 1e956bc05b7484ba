import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { FailedSection } from '../profile/FailedSection';
import { Widget } from '../widgets/Widget';
import { preferencesTexts } from './preferences.texts';
import { Survey } from './Survey.widget';
import type { SurveyProps } from './survey-props';
import { BackLink } from '../profile/BackLink';

const texts = preferencesTexts.survey;

interface SurveyPageProps {
  readonly frame: Frame;
  readonly preferencesHref: string;
  readonly heading: string;
  readonly survey?: SurveyProps;
}

/** Shows a page with one question at a time and nothing else (SUR-03). */
export function SurveyPage({ frame, preferencesHref, heading, survey }: SurveyPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={survey ? texts.documentTitle(heading) : texts.title} isPrivate />
      <div className="survey">
        <BackLink href={preferencesHref}>{texts.back}</BackLink>
        {survey ? (
          <Widget
            of={Survey}
            name="preferences/Survey"
            wake="load"
            props={{ ...survey, ...(frame.visit === undefined ? {} : { visit: frame.visit }) }}
          />
        ) : (
          <Unreadable href={frame.path} />
        )}
      </div>
    </SiteLayout>
  );
}

function Unreadable({ href }: { readonly href: string }) {
  return (
    <div className="survey__stage">
      <h1 className="survey__title">{texts.title}</h1>
      <FailedSection subject={preferencesTexts.page.subject} retryHref={href} />
    </div>
  );
}
