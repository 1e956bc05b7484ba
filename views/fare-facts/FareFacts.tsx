import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { KeyFact, PhoneFold } from '../ui/PhoneFold';
import { TermGroup } from '../ui/TermGroup';
import { CancellationTable } from './CancellationTable';
import type {
  CancellationView,
  CoverView,
  FareFactsView,
  PapersView,
  PaymentFactsView,
  PortAccessView,
  PortGroupView,
} from './fare-facts-view';
import { fareFactsTexts as texts } from './fare-facts.texts';
import { withWholeDates } from '../ui/whole-dates';

export function FareFacts({ facts }: { readonly facts: FareFactsView }) {
  const { cover, payment, cancellation, children, ports, papers } = facts;
  return (
    <section className="fare-facts" aria-labelledby="fare-facts-title" id="fare-facts">
      <h2 className="fare-facts__title" id="fare-facts-title">
        {texts.title}
      </h2>
      <Cover cover={cover} foldsOnPhones />
      <div className="fare-facts__folds">
        <Fold title={texts.paying} keyFact={payment.terms[0]?.value}>
          <Payment payment={payment} />
        </Fold>
        {cancellation ? (
          <Fold title={texts.cancelling} keyFact={firstPeriod(cancellation)}>
            <Cancellation cancellation={cancellation} />
          </Fold>
        ) : null}
        {children.length > 0 ? (
          <Fold title={texts.children} keyFact={children[0]}>
            {children.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Fold>
        ) : null}
        {ports && ports.length > 0 ? (
          <Fold title={texts.access} keyFact={berthsOf(ports)}>
            <Access ports={ports} />
          </Fold>
        ) : null}
        {papers ? (
          <Fold title={texts.papers} keyFact={papers.everyone}>
            <Papers papers={papers} />
          </Fold>
        ) : null}
      </div>
    </section>
  );
}

export function FoldedCover({ cover }: { readonly cover: CoverView }) {
  return (
    <div className="fare-facts fare-facts--folded">
      <Fold title={texts.short}>
        <Cover cover={cover} />
      </Fold>
    </div>
  );
}

const firstPeriod = ({ periods: [first] }: CancellationView) =>
  first && texts.firstCharge(first.when, first.retainedAmount);

const berthsOf = (ports: readonly PortAccessView[]): string =>
  [...new Set(ports.map(({ berth }) => berth))]
    .map((berth) => texts.portsWith(ports.filter((port) => port.berth === berth).length, berth))
    .join(' · ');

interface FoldProps {
  readonly title: string;
  readonly keyFact?: string | undefined;
  readonly children: ReactNode;
}

function Fold({ title, keyFact, children }: FoldProps) {
  return (
    <details className="fare-facts__fold">
      <summary>
        <span>
          {title}
          <KeyFact>{keyFact}</KeyFact>
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="fare-facts__body">{children}</div>
    </details>
  );
}

interface CoverProps {
  readonly cover: CoverView;
  readonly foldsOnPhones?: boolean;
  /** Level of the lists' headings: one below the heading above them. */
  readonly heading?: 'h2' | 'h3';
}

export const Cover = ({
  cover: { includedItems, chargedItems },
  foldsOnPhones = false,
  heading = 'h3',
}: CoverProps) => {
  const List = foldsOnPhones ? FoldedItems : Items;
  return (
    <div className="fare-facts__cover">
      <List title={texts.included} items={includedItems} heading={heading} />
      {chargedItems.length > 0 ? <List title={texts.charged} items={chargedItems} heading={heading} isCharged /> : null}
    </div>
  );
};

const FoldedItems = (props: ItemsProps) => (
  <PhoneFold summary={props.title} keyFact={texts.firstOf(props.items.map(({ text }) => text))}>
    <Items {...props} />
  </PhoneFold>
);

interface ItemsProps extends Required<Pick<CoverProps, 'heading'>> {
  readonly title: string;
  readonly items: CoverView['includedItems'];
  readonly isCharged?: boolean;
}

function Items({ title, items, isCharged = false, heading: Heading }: ItemsProps) {
  return (
    <div>
      <Heading className="fare-facts__label">{title}</Heading>
      <ul className={isCharged ? 'fare-facts__items fare-facts__items--charged' : 'fare-facts__items'}>
        {items.map(({ text, detail }) => (
          <li key={text}>
            {text}
            {detail === undefined ? null : <span className="fare-facts__detail">{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const Payment = ({ payment: { price, terms, note } }: { readonly payment: PaymentFactsView }) => (
  <>
    {price === undefined ? null : <p>{texts.payingFor(price)}</p>}
    <dl className="fare-facts__terms">
      {terms.map(({ label, value }) => (
        <TermGroup key={label} term={label}>
          {value}
        </TermGroup>
      ))}
    </dl>
    {note === undefined ? null : <p>{note}</p>}
  </>
);

export function Cancellation({
  cancellation: { price, periods, termsHref },
}: {
  readonly cancellation: CancellationView;
}) {
  return (
    <>
      <CancellationTable
        caption={texts.cancellingScale(price)}
        periods={periods}
        className="fare-facts__table fare-facts__table--amounts"
      />
      <p>
        <a className="fare-facts__link" href={termsHref}>
          {texts.terms}
        </a>
      </p>
    </>
  );
}

const Access = ({ ports }: { readonly ports: readonly PortAccessView[] }) => (
  <>
    <AccessTable ports={ports} caption={texts.accessCaption} />
    <p className="fare-facts__note">{texts.accessNote}</p>
  </>
);

/** Collapsed by region, because a line has a hundred ports. The browser's find-in-page opens the one with a match. */
export const AccessByRegion = ({ groups }: { readonly groups: readonly PortGroupView[] }) => (
  <>
    <div className="fare-facts__folds">
      {groups.map(({ title, ports }) => (
        <Fold key={title} title={title} keyFact={berthsOf(ports)}>
          <AccessTable ports={ports} caption={texts.accessIn(title)} />
        </Fold>
      ))}
    </div>
    <p className="fare-facts__note">{texts.accessNote}</p>
  </>
);

/** Without the steps and the walk where they are known of no port. */
function AccessTable({ ports, caption }: { readonly ports: readonly PortAccessView[]; readonly caption: string }) {
  const columns = (['steps', 'walk'] as const).filter((column) => ports.some((port) => port[column] !== texts.unknown));
  return (
    <table className="fare-facts__table">
      <caption className="hidden-to-the-eye">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.port}</th>
          <th scope="col">{texts.berth}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {texts[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ports.map((port) => (
          <tr key={port.href}>
            <th scope="row">
              <a className="fare-facts__link" href={port.href}>
                {port.name}
              </a>
            </th>
            <td>
              {port.berth}
              {port.note === undefined ? null : <span className="fare-facts__detail">{port.note}</span>}
            </td>
            {columns.map((column) => (
              <td key={column}>{port[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Papers = ({ papers: { everyone, nationalities, checkedNote } }: { readonly papers: PapersView }) => (
  <>
    <p>{everyone}</p>
    {nationalities.map(({ name, rules }) => (
      <div key={name}>
        <h3 className="fare-facts__label">{texts.papersOf(name)}</h3>
        <dl className="fare-facts__terms">
          {rules.map(({ countries, rule }) => (
            <TermGroup key={countries} term={countries}>
              {rule}
            </TermGroup>
          ))}
        </dl>
      </div>
    ))}
    <p className="fare-facts__note">{withWholeDates(checkedNote)}</p>
  </>
);
