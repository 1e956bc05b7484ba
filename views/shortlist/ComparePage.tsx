import type { Frame } from '../layout/frame';
import { Head, type PageHead } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { siteLinks } from '../layout/site-links';
import { Button, ButtonLink, QuietLink } from '../ui/Button';
import { Field } from '../ui/Field';
import { HiddenFields } from '../ui/HiddenFields';
import { Notice } from '../ui/Notice';
import { SelectField } from '../ui/SelectField';
import { ShareButton } from '../ui/ShareButton';
import { CompareTable } from './CompareTable';
import { GoneList, type GoneView } from './GoneList';
import type { CompareChoiceView, ComparedKind, ComparePartyView, CompareTableView } from './compare-view';
import { compareTexts as texts } from './compare.texts';

export interface ComparePageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly kind?: ComparedKind;
  readonly table?: CompareTableView;
  readonly notice?: readonly GoneView[];
  readonly choose?: CompareChoiceView;
}

export function ComparePage({ frame, head, kind, table, notice, choose }: ComparePageProps) {
  const title = kind ? texts.heading[kind] : texts.choose.heading;
  return (
    <SiteLayout frame={frame}>
      <Head
        {...head}
        title={table ? title : texts.title}
        description={texts.description}
        isPrivate={table !== undefined}
      />
      <div className="band compare">
        <header className="shortlist__head">
          <h1 className="shortlist__title">{title}</h1>
          <p className="shortlist__standfirst">{table ? texts.standfirst : texts.choose.standfirst}</p>
        </header>
        {notice === undefined ? null : (
          <Notice tone="info" className="shortlist__notice">
            <GoneList goneItems={notice} />
          </Notice>
        )}
        {table ? (
          <>
            {table.party ? <PartyForm party={table.party} /> : null}
            <p className="compare__switch no-print">
              <a href={table.differences.href}>{table.differences.isOnly ? texts.everything : texts.onlyDifferences}</a>
            </p>
            {table.rows.length > 0 ? <CompareTable table={table} /> : <p role="status">{texts.allSame}</p>}
            <div className="shortlist__actions no-print">
              <Button type="button" variant="secondary" data-control="print" data-with-script="" hidden>
                {texts.print}
              </Button>
              <ShareButton />
              <QuietLink href={siteLinks.compare}>{texts.another}</QuietLink>
            </div>
          </>
        ) : null}
        {choose ? <Choose choose={choose} /> : null}
      </div>
    </SiteLayout>
  );
}

function PartyForm({ party }: { readonly party: ComparePartyView }) {
  return (
    <form className="compare__party no-print" method="get" action={siteLinks.compare}>
      <HiddenFields fields={party.hiddenFields} />
      <fieldset>
        <legend className="compare__legend">
          {texts.party} <span>{party.text}</span>
        </legend>
        <div className="compare__fields">
          {party.sailings ? (
            <SelectField
              id="compare-on"
              name="on"
              label={texts.sailing}
              options={party.sailings.options}
              defaultValue={party.sailings.chosenValue}
            />
          ) : null}
          <SelectField
            id="compare-adults"
            name="guestsAdults"
            label={texts.adults}
            options={numbers(1, 6)}
            defaultValue={String(party.adults)}
          />
          <SelectField
            id="compare-children"
            name="guestsChildren"
            label={texts.childrenCount}
            options={numbers(0, 5)}
            defaultValue={String(party.children)}
          />
          <Field
            id="compare-ages"
            name="ages"
            label={texts.ages}
            defaultValue={party.ages}
            maxLength={30}
            autoComplete="off"
            required={false}
          />
          <Button variant="secondary">{texts.update}</Button>
        </div>
      </fieldset>
    </form>
  );
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

const Choose = ({ choose: { action, count, hiddenFields, kinds } }: { readonly choose: CompareChoiceView }) => (
  <div className="compare__choices">
    {kinds.map(({ kind, options, chosenValues }) => (
      <form key={kind} className="compare__choice" method="get" action={action}>
        <HiddenFields fields={hiddenFields} />
        <fieldset>
          <legend className="compare__legend">{texts.choose[kind]}</legend>
          <div className="compare__fields">
            {Array.from({ length: count }, (_, index) => (
              <SelectField
                key={index}
                id={`compare-${kind}-${index + 1}`}
                name={`${kind}.${index + 1}`}
                label={texts.choose.nth(kind, index + 1)}
                options={[{ value: '', label: texts.choose.nothing }, ...options]}
                defaultValue={chosenValues[index] ?? ''}
              />
            ))}
          </div>
          <Button variant="secondary">{texts.choose.submit}</Button>
        </fieldset>
      </form>
    ))}
    <p>
      <ButtonLink variant="quiet" href={siteLinks.shortlist}>
        {texts.shortlist}
      </ButtonLink>
    </p>
  </div>
);
