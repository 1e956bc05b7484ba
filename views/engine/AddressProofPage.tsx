import type { Frame } from '../layout/frame';
import { type PlainChallengeView, PlainChallengeFields } from '../bot-check/PlainChallengeFields';
import { plainMistakes } from '../bot-check/plain-mistakes';
import type { ReservationHeaderView } from '../reserve/ReservationLayout';
import { Button, QuietLink } from '../ui/Button';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Field } from '../ui/Field';
import { HiddenFields } from '../ui/HiddenFields';
import { Notice } from '../ui/Notice';
import { addressProofTexts as texts } from './address-proof.texts';
import { CallPerson, type PersonView } from './CallPerson';
import type { HoldView } from './engine-views';
import { mistakesInOrder } from './mistakes-in-order';
import { EngineHead, EngineLayout, EngineTitle } from './EngineLayout';
import { Hold } from './Hold';
import { ProofCodeField } from './ProofCodeField';

type ProofProblem = Exclude<keyof typeof texts.problems, 'code' | 'email'>;

export interface AddressProofPageProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly hold?: HoldView;
  readonly purpose: 'offer' | 'waitlist' | 'hold';
  /**
   * Asks for the address, for a bot check before a code is sent, or for the code. With `none` the visitor can do
   * nothing here.
   */
  readonly step: 'email' | 'bot-check' | 'code' | 'none';
  readonly email?: string;
  readonly action: string;
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly plain?: PlainChallengeView;
  readonly errors: Readonly<Record<string, string>>;
  readonly problem?: ProofProblem;
  readonly person: PersonView;
  readonly backHref: string;
}

/**
 * Proves the e-mail address of a visitor who holds or reserves without paying (reliability F4). Works without script.
 */
export function AddressProofPage(props: AddressProofPageProps) {
  const { frame, header, hold, purpose, step, errors, problem, person, plain } = props;
  const mistakes = { ...errors };
  return (
    <EngineLayout frame={frame} header={header}>
      <EngineTitle title={texts.title} errors={problem ? { problem } : errors} />
      <EngineHead eyebrow={texts.eyebrow} title={texts.headline[step === 'code' ? 'code' : 'email']}>
        {texts.standfirst[purpose]}
      </EngineHead>
      <div className="engine__side">
        {hold ? <Hold hold={hold} /> : null}
        <CallPerson person={person} />
      </div>
      <div className="engine__main">
        {problem ? (
          <Notice tone="error">
            <p>{texts.problems[problem]}</p>
          </Notice>
        ) : null}
        <ErrorSummary
          mistakes={[...mistakesInOrder(mistakes, ['email', 'OTP']), ...(plain ? plainMistakes(plain) : [])]}
        />
        {step === 'none' ? null : <ProofForm {...props} />}
        {step === 'code' ? <SendAgainForm {...props} /> : null}
        <p className="engine-form__end">
          <QuietLink href={props.backHref}>{texts.back[purpose]}</QuietLink>
        </p>
      </div>
    </EngineLayout>
  );
}

function ProofForm({ purpose, step, email = '', action, hiddenFields, plain, errors }: AddressProofPageProps) {
  return (
    <form className="engine-form second-step" method="post" action={action} noValidate data-answer="in-page">
      <HiddenFields fields={{ ...hiddenFields, step: step === 'code' ? 'check' : 'send' }} />
      {step === 'email' ? (
        <Field
          id="email"
          name="email"
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          error={errors['email']}
          defaultValue={email}
          autoComplete="email"
          maxLength={254}
        />
      ) : null}
      {step === 'bot-check' ? <p role="status">{texts.check(email)}</p> : null}
      {step === 'code' ? (
        <ProofCodeField email={email} error={errors['OTP']} className="second-step__code" autoFocus />
      ) : null}
      {plain ? <PlainChallengeFields plain={plain} /> : null}
      <div className="engine-form__end">
        <Button className="engine-form__action">{step === 'code' ? texts.confirm[purpose] : texts.send}</Button>
      </div>
    </form>
  );
}

function SendAgainForm({ action, hiddenFields }: AddressProofPageProps) {
  return (
    <form method="post" action={action} data-answer="in-page">
      <HiddenFields fields={{ ...hiddenFields, step: 'send' }} />
      <Button variant="quiet">{texts.sendAgain}</Button>
    </form>
  );
}
