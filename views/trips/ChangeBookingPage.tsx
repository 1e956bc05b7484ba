import { Button } from '../ui/Button';
import { CheckboxGroup } from '../ui/CheckboxGroup';
import { RadioGroup } from '../ui/RadioGroup';
import type { SelectOption } from '../ui/SelectField';
import { TextArea } from '../ui/TextArea';
import { changeBookingTexts as texts } from './change-booking.texts';
import { TripSubpage, type TripSubpageProps } from './TripSubpage';

export interface ChangeBookingPageProps extends TripSubpageProps {
  readonly title: string;
  readonly action: string;
  readonly party: string;
  readonly requestKey: string;
  readonly guests: readonly SelectOption[];
  readonly departures: readonly SelectOption[];
  readonly values: { readonly guests: readonly string[]; readonly departure: string; readonly notes: string };
  readonly maxNotes: number;
  readonly preview?: {
    readonly lines: readonly string[];
    readonly warnings: readonly string[];
    readonly isPossible: boolean;
  };
}

export function ChangeBookingPage(props: ChangeBookingPageProps) {
  const { title, action, guests, departures, values, preview } = props;
  return (
    <TripSubpage
      {...props}
      texts={{ title: texts.pageTitle, description: texts.description, back: texts.back }}
      title={texts.title(title)}
      standfirst={texts.standfirst}
    >
      <form
        className="trip-form trip-page__part"
        method="post"
        action={action}
        noValidate
        data-draft={`change ${props.party}`}
        data-draft-of={props.frame.visit}
      >
        <HiddenInputs {...props} />
        <CheckboxGroup
          id="change-guests"
          name="guest"
          label={texts.guests}
          options={guests}
          defaultValues={values.guests}
        />
        <RadioGroup
          id="change-departure"
          name="departure"
          label={texts.departure}
          options={departures}
          defaultValue={values.departure}
        />
        <TextArea
          id="change-notes"
          name="notes"
          label={texts.notes}
          hint={texts.notesHint}
          defaultValue={values.notes}
          maxLength={props.maxNotes}
          optional
        />
        <div className="trip-form__actions">
          <Button name="intent" value="look" variant="secondary">
            {texts.look}
          </Button>
        </div>
      </form>
      {preview ? (
        <section className="trip-page__part" aria-labelledby="preview-title">
          <h2 className="trip-page__heading" id="preview-title">
            {texts.preview}
          </h2>
          <ul>
            {preview.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {preview.warnings.map((warning) => (
            <p key={warning} className="trip-now__warning">
              {warning}
            </p>
          ))}
          {preview.isPossible ? (
            <form className="trip-form" method="post" action={action}>
              <HiddenInputs {...props} />
              {values.guests.map((guest) => (
                <input key={guest} type="hidden" name={`guest.${guest}`} value="1" />
              ))}
              <input type="hidden" name="departure" value={values.departure} />
              <input type="hidden" name="notes" value={values.notes} />
              <div className="trip-form__actions">
                <Button name="intent" value="change">
                  {texts.change}
                </Button>
              </div>
            </form>
          ) : null}
        </section>
      ) : null}
    </TripSubpage>
  );
}

const HiddenInputs = ({ party, requestKey }: ChangeBookingPageProps) => (
  <>
    <input type="hidden" name="party" value={party} />
    <input type="hidden" name="requestKey" value={requestKey} />
  </>
);
