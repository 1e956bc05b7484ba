import type { Frame } from '../layout/frame';
import type { ReservationHeaderView } from '../reserve/ReservationLayout';
import { Button, QuietLink } from '../ui/Button';
import { HiddenFields } from '../ui/HiddenFields';
import { Notice } from '../ui/Notice';
import { Picture, type PictureView } from '../ui/Picture';
import { SelectField } from '../ui/SelectField';
import { CallPerson, type PersonView } from './CallPerson';
import type { HoldView } from './engine-views';
import { EngineHead, EngineLayout, EngineTitle } from './EngineLayout';
import { engineTexts } from './engine.texts';
import { Hold } from './Hold';

const texts = engineTexts.suites.page;

export interface AddableSuiteView {
  readonly category: string;
  readonly title: string;
  readonly size: string;
  readonly sleeps: string;
  readonly fare: string;
  readonly availability?: string;
  readonly picture: PictureView;
  readonly maxAdults: number;
  readonly maxChildren: number;
}

export interface AddSuitePageProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly hold: HoldView;
  readonly suites: readonly AddableSuiteView[];
  readonly action: string;
  /** Number of suites of the hold, sent with the form so that a double click adds only one. */
  readonly suiteCount: number;
  readonly backHref: string;
  readonly person: PersonView;
  readonly problem?: keyof typeof engineTexts.suites.problems;
  readonly choice?: { readonly category: string; readonly adults: string; readonly children: string };
}

export function AddSuitePage(props: AddSuitePageProps) {
  const { frame, header, hold, suites, backHref, person, problem } = props;
  return (
    <EngineLayout frame={frame} header={header}>
      <EngineTitle title={texts.title} errors={{}} />
      <EngineHead eyebrow={texts.eyebrow} title={texts.headline}>
        {texts.standfirst}
      </EngineHead>
      <div className="engine__side">
        <Hold hold={hold} />
      </div>
      <div className="engine__main">
        {problem ? <Problem kind={problem} person={person} /> : null}
        <section aria-labelledby="free-suites">
          <h2 className="hidden-to-the-eye" id="free-suites">
            {texts.list}
          </h2>
          {suites.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="free-suites">
              {suites.map((suite) => (
                <li key={suite.category}>
                  <FreeSuite {...props} suite={suite} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <div className="free-suites__larger">
          <p>{texts.larger}</p>
          <CallPerson person={person} />
        </div>
        <p>
          <QuietLink href={backHref}>{texts.back}</QuietLink>
        </p>
      </div>
    </EngineLayout>
  );
}

/** Shows a form of its own, with the guests of this suite. */
function FreeSuite({
  suite,
  hold,
  action,
  suiteCount,
  choice,
}: AddSuitePageProps & { readonly suite: AddableSuiteView }) {
  const { category, title, size, sleeps, fare, availability, picture, maxAdults, maxChildren } = suite;
  const suiteChoice = choice?.category === category ? choice : undefined;
  return (
    <article className="free-suite" aria-labelledby={`suite-${category}`} id={`card-${category}`}>
      <Picture className="free-suite__picture" picture={picture} sizes="(min-width: 1024px) 16rem, 92vw" />
      <div className="free-suite__words">
        <h3 className="free-suite__title" id={`suite-${category}`}>
          {title}
        </h3>
        <p>
          {size}. {sleeps}.
        </p>
        <p className="free-suite__fare">{texts.fare(fare)}</p>
        {availability ? <p className="free-suite__availability">{availability}</p> : null}
      </div>
      <form className="free-suite__form" method="post" action={action} data-answer="in-page">
        <HiddenFields fields={{ hold: hold.holdId, seen: suiteCount, category }} />
        <SelectField
          id={`${category}-adults`}
          name="adults"
          label={texts.adults}
          aria-label={texts.adultsOf(title)}
          defaultValue={suiteChoice?.adults ?? String(Math.min(2, maxAdults))}
          options={counts(1, maxAdults)}
        />
        {maxChildren === 0 ? null : (
          <SelectField
            id={`${category}-children`}
            name="children"
            label={texts.children}
            aria-label={texts.childrenOf(title)}
            defaultValue={suiteChoice?.children ?? '0'}
            options={counts(0, maxChildren)}
          />
        )}
        <Button variant="secondary">
          {texts.action}
          <span className="hidden-to-the-eye">, {title}</span>
        </Button>
      </form>
    </article>
  );
}

function Problem({
  kind,
  person,
}: {
  readonly kind: keyof typeof engineTexts.suites.problems;
  readonly person: PersonView;
}) {
  const { title, body } = engineTexts.suites.problems[kind];
  return (
    <Notice tone="error" title={title}>
      <p>{body}</p>
      {kind === 'guests' || kind === 'suites' ? <CallPerson person={person} /> : null}
    </Notice>
  );
}

const counts = (min: number, max: number) =>
  Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).map((value) => ({
    value,
    label: value,
  }));
