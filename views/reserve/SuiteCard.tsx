import type { SuiteFeature } from '../../src/core/voyages/voyage';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { PhoneFold } from '../ui/PhoneFold';
import { Picture, type PictureView } from '../ui/Picture';
import { Widget } from '../widgets/Widget';
import { reserveTexts as texts } from './reserve.texts';
import { SuiteButton } from './SuiteButton.widget';

import type { SuiteButtonProps } from './suite-button-props';

export interface SuiteCardView {
  readonly suiteId: string;
  readonly category: string;
  readonly title: string;
  readonly summary: string;
  readonly size: string;
  readonly sleeps: string;
  /** An example is "From 24,500.00 USD per suite", "Waitlist Only" or "By appointment only" (SUI-18). */
  readonly price: string;
  readonly availability?: string;
  /** States which of its step-free cabins are free on these dates. */
  readonly stepFree?: string;
  readonly message?: string;
  readonly primaryFeatures: readonly SuiteFeature[];
  readonly secondaryFeatures: readonly SuiteFeature[];
  readonly picture: PictureView;
  readonly isSelected: boolean;
  readonly maxGuests: number;
  readonly pageHref: string;
  /** `comesFrom` is set for a signed-in guest: the page to return to when the engine's sign-in fails (ENG-02, H06). */
  readonly button: Pick<SuiteButtonProps, 'label' | 'href' | 'comesFrom' | 'planHref'>;
}

export function SuiteCard({ suite, partySize }: { readonly suite: SuiteCardView; readonly partySize: number }) {
  const { suiteId, category, title, button, isSelected, maxGuests, pageHref } = suite;
  return (
    <article
      className={classNames('suite-card', isSelected && 'suite-card--selected')}
      aria-labelledby={`suite-${category}`}
      id={`card-${category}`}
    >
      <div>
        <h3 className="suite-card__title" id={`suite-${category}`}>
          {title}
        </h3>
        <p className="suite-card__size">
          {suite.size}. {suite.sleeps}.
        </p>
      </div>
      <div className="suite-card__offer">
        <div>
          <p className="suite-card__price" data-live={`suite-${category}`}>
            {suite.price}
          </p>
          <p className="suite-card__availability" data-live={`left-${category}`} data-without="">
            {suite.availability}
          </p>
          {suite.stepFree === undefined ? null : <p className="suite-card__access">{suite.stepFree}</p>}
          {suite.message ? <p className="suite-card__message">{suite.message}</p> : null}
        </div>
        <Widget
          of={SuiteButton}
          name="reserve/SuiteButton"
          wake="load"
          props={{
            suiteId,
            suiteTitle: title,
            ...button,
            variant: isSelected ? 'primary' : 'secondary',
            maxGuests,
            partySize,
          }}
        />
      </div>
      <Picture
        className="suite-card__picture"
        picture={suite.picture}
        sizes="(min-width: 1024px) 40vw, (min-width: 768px) 43vw, 34vw"
      />
      <PhoneFold summary={texts.aboutSuite}>
        <div className="suite-card__about">
          <p>{suite.summary}</p>
          <p>
            <a className="suite-card__page" href={pageHref}>
              {texts.suitePage}
              <span className="hidden-to-the-eye">, {title}</span>
            </a>
          </p>
        </div>
        <div className="suite-card__features">
          <Features features={suite.primaryFeatures} />
          {suite.secondaryFeatures.length > 0 ? (
            <details className="suite-card__more">
              <summary>
                {texts.moreFeatures}
                <Icon name="chevron" />
              </summary>
              <Features features={suite.secondaryFeatures} />
            </details>
          ) : null}
        </div>
      </PhoneFold>
    </article>
  );
}

function Features({ features }: { readonly features: readonly SuiteFeature[] }) {
  return (
    <ul className="features">
      {features.map(({ icon, title, body }) => (
        <li key={title} className="feature">
          <Icon name={icon} />
          <p>
            <span className="feature__title">{title}</span> <span className="feature__body">{body}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
