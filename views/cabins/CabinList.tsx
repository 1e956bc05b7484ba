import { FavouriteButton } from '../favourites/FavouriteButton';
import { Button, ButtonLink } from '../ui/Button';
import { classNames } from '../ui/class-names';
import { HiddenFields } from '../ui/HiddenFields';
import { TermGroup } from '../ui/TermGroup';
import type { CabinExchangeView, CabinItemView } from './cabin-views';
import { cabinTexts as texts } from './cabins.texts';

/** A link to a cabin's anchor in this page opens its facts without script. */
export function CabinList({ label, cabins }: { readonly label: string; readonly cabins: readonly CabinItemView[] }) {
  return (
    <ul className="cabin-list" aria-label={label}>
      {cabins.map((cabin) => (
        <li
          key={cabin.number}
          className={classNames('cabin', `cabin--${cabin.state}`, cabin.isOfSuite && 'cabin--kind')}
          id={`suite-${cabin.number}`}
        >
          <Cabin cabin={cabin} />
        </li>
      ))}
    </ul>
  );
}

function Cabin({ cabin }: { readonly cabin: CabinItemView }) {
  const { number, title, state, stateText, summary, price, facts, takeHref, compareHref, exchange } = cabin;
  return (
    <>
      <div className="cabin__row">
        <div className="cabin__words">
          <h3 className="cabin__number">
            <a className="cabin__open" href={`#suite-${number}`}>
              {number}
              <span className="hidden-to-the-eye">, {title}</span>
            </a>
          </h3>
          <p className="cabin__title" aria-hidden="true">
            {title}
          </p>
          <p className="cabin__summary">
            {summary}. <span className="cabin__state">{stateText}.</span>
          </p>
        </div>
        <div className="cabin__offer">
          {price === undefined || (takeHref === undefined && !exchange) ? null : (
            <p className="cabin__price">{price}</p>
          )}
          {takeHref === undefined ? null : (
            <ButtonLink variant="secondary" className="cabin__take" href={takeHref} rel="nofollow">
              {state === 'own' ? texts.goOn(number) : texts.take(number)}
            </ButtonLink>
          )}
          {exchange ? <Exchange {...exchange} /> : null}
        </div>
      </div>
      <dl className="cabin__facts">
        {facts.map(({ label: term, value }) => (
          <TermGroup key={term} term={term}>
            {value}
          </TermGroup>
        ))}
      </dl>
      <div className="cabin__close">
        <FavouriteButton type="SUITE" value={number} title={texts.cabinName(number)} look="page" />
        <a href={compareHref} rel="nofollow">
          {texts.compare}
          <span className="hidden-to-the-eye">, {number}</span>
        </a>
        <a href="#deck">
          {texts.close}
          <span className="hidden-to-the-eye">, {number}</span>
        </a>
      </div>
    </>
  );
}

const Exchange = ({ action, hold, from, to, label }: CabinExchangeView) => (
  <form method="post" action={action}>
    <HiddenFields fields={{ hold, from, to }} />
    <Button variant="secondary" className="cabin__take">
      {label}
    </Button>
  </form>
);
