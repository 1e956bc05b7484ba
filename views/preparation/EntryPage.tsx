import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { BackLink } from '../profile/BackLink';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Button, ButtonLink } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { CheckboxGroup } from '../ui/CheckboxGroup';
import { ErrorSummary } from '../ui/ErrorSummary';
import { HiddenFields } from '../ui/HiddenFields';
import { Notice } from '../ui/Notice';
import type { SelectOption } from '../ui/SelectField';
import { EntryFields } from './EntryFields';
import { EntryRules } from './EntryRules';
import type { EntryFieldView, RuleView } from './preparation-view';
import { preparationTexts } from './preparation.texts';

const texts = preparationTexts.entry;

interface EntryPageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly backHref: string;
  readonly action: string;
  readonly reservationId: string;
  readonly traveller: number;
  readonly item: string;
  readonly title: string;
  readonly about: string;
  readonly name: string;
  readonly fields: readonly EntryFieldView[];
  readonly audiences: readonly SelectOption[];
  readonly sharedWith: readonly string[];
  readonly mayRemember: boolean;
  readonly isFromMemory: boolean;
  readonly rules?: { readonly passport?: string; readonly countries: readonly RuleView[] };
}

export function EntryPage(props: EntryPageProps) {
  const { frame, side, backHref, title, about, name, fields } = props;
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={title} description={preparationTexts.description} isPrivate />
      <BackLink href={backHref}>{texts.back}</BackLink>
      <p className="trip-page__of">{texts.of(name)}</p>
      <h1 className="profile-title">{title}</h1>
      <p className="profile-standfirst">{about}</p>
      {props.rules ? <EntryRules {...props.rules} /> : null}
      {props.isFromMemory ? (
        <Notice tone="info" className="trip-page__notice">
          <p>{texts.remembered}</p>
        </Notice>
      ) : null}
      <div className="trip-page__part">
        <ErrorSummary
          mistakes={fields.flatMap((field) =>
            field.error === undefined ? [] : [{ fieldId: `entry-${field.name}`, message: field.error }],
          )}
        />
        <form
          className="trip-form"
          method="post"
          action={props.action}
          noValidate
          data-draft={`preparation ${props.reservationId} ${props.traveller} ${props.item}`}
          data-draft-of={frame.visit}
        >
          <HiddenFields fields={{ reservationId: props.reservationId, traveller: props.traveller, item: props.item }} />
          <EntryFields fields={fields} />
          <CheckboxGroup
            id="entry-shared"
            name="shared"
            label={texts.sharedWith}
            hint={texts.sharedHint}
            options={props.audiences}
            defaultValues={props.sharedWith}
            optional
          />
          {props.mayRemember ? (
            <Checkbox id="entry-remember" name="remember" value="1" defaultChecked>
              {texts.remember}
            </Checkbox>
          ) : null}
          <div className="trip-form__actions">
            <Button>{texts.save}</Button>
            <ButtonLink variant="quiet" href={backHref}>
              {texts.back}
            </ButtonLink>
          </div>
        </form>
      </div>
    </ProfileFrame>
  );
}
