import type { BespokeField, TypedBespoke } from '../../src/core/excursions/validate-bespoke';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Button, ButtonLink, SecondaryLink } from '../ui/Button';
import { CheckboxGroup } from '../ui/CheckboxGroup';
import { classNames } from '../ui/class-names';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Field } from '../ui/Field';
import { HiddenFields } from '../ui/HiddenFields';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { Picture, type PictureView } from '../ui/Picture';
import { SelectField, type SelectOption } from '../ui/SelectField';
import { TextArea } from '../ui/TextArea';
import { bespokeTexts as texts } from './bespoke.texts';

export interface BespokeForm {
  readonly action: string;
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly trip: string;
  readonly from?: string;
  readonly isEdit: boolean;
  readonly days: readonly SelectOption[];
  readonly guests: readonly SelectOption[];
  readonly interests: readonly SelectOption[];
  readonly levels: readonly SelectOption[];
  readonly currency: string;
  readonly values: TypedBespoke;
  readonly errors: Readonly<Partial<Record<BespokeField, string>>>;
  readonly problem?: { readonly message: string; readonly reference: string };
}

export interface BespokeGroupView {
  readonly id: string;
  readonly title: string;
  readonly when: string;
  readonly guests: string;
  readonly state: 'requested' | 'confirmed' | 'declined';
  readonly editHref?: string;
}

export interface BespokePageProps {
  readonly frame: Frame;
  readonly title: string;
  readonly back: { readonly label: string; readonly href: string };
  readonly picture: PictureView;
  readonly form?: BespokeForm;
  readonly list?: { readonly groups: readonly BespokeGroupView[]; readonly anotherHref: string };
  readonly instead?: { readonly message: string; readonly action: { readonly label: string; readonly href: string } };
}

export function BespokePage({ frame, title, back, picture, form, list, instead }: BespokePageProps) {
  const mistakes = Object.entries(form?.errors ?? {}).map(([field, message]) => ({
    fieldId: texts.fieldIds[field as BespokeField],
    message,
  }));
  return (
    <SiteLayout frame={frame}>
      <Head title={mistakes.length > 0 ? `${texts.errorPrefix} ${title}` : title} isPrivate />
      <div className="band band--section bespoke">
        <a className="bespoke__back" href={back.href}>
          <Icon name="back" />
          {back.label}
        </a>
        <header className="bespoke__head">
          <p className="eyebrow">{texts.eyebrow}</p>
          <h1 className="bespoke__title">{title}</h1>
          {form ? <p className="bespoke__trip">{form.trip}</p> : null}
          {form ? (
            <p className="bespoke__intro">
              {texts.intro}
              {form.from === undefined ? '' : ` ${texts.from(form.from)}`}
            </p>
          ) : null}
        </header>
        {form ? <BespokeFormView form={form} mistakes={mistakes} visit={frame.visit} /> : null}
        {list ? <BespokeList {...list} /> : null}
        {instead ? (
          <div className="bespoke__instead">
            <p>{instead.message}</p>
            <p>
              <ButtonLink href={instead.action.href}>{instead.action.label}</ButtonLink>
            </p>
          </div>
        ) : null}
        <Picture className="bespoke__picture" picture={picture} sizes="(min-width: 1024px) 36vw, 100vw" />
      </div>
    </SiteLayout>
  );
}

function BespokeFormView({
  form,
  mistakes,
  visit,
}: {
  readonly form: BespokeForm;
  readonly mistakes: readonly { readonly fieldId: string; readonly message: string }[];
  readonly visit: string | undefined;
}) {
  const { action, hiddenFields, isEdit, values, errors, problem } = form;
  const subject = [hiddenFields['reservationId'], hiddenFields['requestId'] ?? hiddenFields['tourCode']].join(' ');
  return (
    <form
      className="bespoke__form"
      method="post"
      action={action}
      noValidate
      data-draft={`bespoke ${subject}`}
      data-draft-of={visit}
      data-draft-asks=""
    >
      <ErrorSummary mistakes={mistakes} />
      {problem ? (
        <Notice tone="error" title={texts.failedTitle} reference={problem.reference}>
          <p>{problem.message}</p>
          <p>{texts.nothingSent}</p>
        </Notice>
      ) : null}
      <HiddenFields fields={hiddenFields} />
      <SelectField
        id="date"
        name="date"
        label={texts.date}
        hint={texts.dateHint}
        options={form.days}
        defaultValue={values.date}
        required
        error={errors.date}
      />
      <div className="bespoke__hours">
        <Field
          id="from"
          name="from"
          type="time"
          label={texts.fromTime}
          hint={texts.timeHint}
          defaultValue={values.from}
          error={errors.from}
        />
        <Field id="to" name="to" type="time" label={texts.toTime} defaultValue={values.to} error={errors.to} />
      </div>
      <CheckboxGroup
        id="guests"
        name="guest"
        label={texts.guests}
        options={form.guests}
        defaultValues={values.participantIds}
        error={errors.guests}
      />
      <CheckboxGroup
        id="interests"
        name="interest"
        label={texts.interests}
        options={form.interests}
        defaultValues={values.interests}
        className="bespoke__interests"
        optional
        error={errors.interests}
      />
      <SelectField
        id="level"
        name="level"
        label={texts.level}
        options={form.levels}
        defaultValue={values.activityLevel}
        optional
        error={errors.level}
      />
      <TextArea
        id="notes"
        name="notes"
        label={texts.notes}
        hint={texts.notesHint}
        defaultValue={values.notes}
        optional
        error={errors.notes}
      />
      <Field
        id="budget"
        name="budget"
        label={texts.budget(form.currency)}
        hint={texts.budgetHint}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={values.budget}
        optional
        className="bespoke__budget"
        error={errors.budget}
      />
      <p className="bespoke__terms">{texts.terms}</p>
      <p className="bespoke__actions">
        <Button>{isEdit ? texts.save : texts.send}</Button>
      </p>
    </form>
  );
}

function BespokeList({ groups, anotherHref }: NonNullable<BespokePageProps['list']>) {
  return (
    <section className="bespoke__list" aria-labelledby="bespoke-list">
      <h2 className="bespoke__list-title" id="bespoke-list">
        {texts.list.title}
      </h2>
      <p>{groups.length > 0 ? texts.list.intro : texts.noRequests}</p>
      <ul>
        {groups.map(({ id, title, when, guests, state, editHref }) => (
          <li key={id} className="bespoke-request">
            <p
              className={classNames(
                'bespoke-request__state',
                state === 'confirmed' && 'bespoke-request__state--confirmed',
              )}
            >
              {texts.list.states[state]}
            </p>
            <h3 className="bespoke-request__title">{title}</h3>
            <p className="bespoke-request__when">{when}</p>
            <p>{guests}</p>
            {editHref === undefined ? null : (
              <p>
                <ButtonLink variant="quiet" href={editHref} aria-label={`${texts.list.edit}, ${title}`}>
                  {texts.list.edit}
                </ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p>
        <SecondaryLink href={anotherHref}>{groups.length === 0 ? texts.list.first : texts.list.another}</SecondaryLink>
      </p>
    </section>
  );
}
