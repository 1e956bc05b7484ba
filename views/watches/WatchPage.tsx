import type { ReactNode } from 'react';
import { type PlainChallengeView, PlainChallengeFields } from '../bot-check/PlainChallengeFields';
import { addressProofTexts as proofTexts } from '../engine/address-proof.texts';
import { ProofCodeField } from '../engine/ProofCodeField';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { SiteLayout } from '../layout/SiteLayout';
import { Button, QuietLink } from '../ui/Button';
import { Field } from '../ui/Field';
import { HiddenFields } from '../ui/HiddenFields';
import { Notice } from '../ui/Notice';
import { RadioGroup } from '../ui/RadioGroup';
import { watchTexts as texts } from './watch.texts';

type Step =
  | { readonly kind: 'nothing' | 'unknown' }
  | { readonly kind: 'form'; readonly events: string; readonly email: string }
  | { readonly kind: 'bot-check' | 'code'; readonly email: string; readonly plain?: PlainChallengeView }
  | { readonly kind: 'done'; readonly email: string; readonly mineHref: string };

export interface WatchPageProps {
  readonly frame: Frame;
  readonly action: string;
  readonly subject?: { readonly name: string; readonly href: string; readonly now: string };
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly step: Step;
  readonly error?: { readonly field: 'email' | 'OTP'; readonly text: string };
  readonly problem?: string;
}

/** Starts a watch of a sailing or a suite category by e-mail. Plain forms, which work without script. */
export function WatchPage({ frame, action, subject, hiddenFields, step, error, problem }: WatchPageProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <div className="band watch">
        <header className="shortlist__head">
          <h1 className="shortlist__title">{step.kind === 'done' ? texts.done.title : texts.title}</h1>
          <p className="shortlist__standfirst">{texts.standfirst}</p>
        </header>
        <div className="watch__main">
          {subject ? (
            <p className="watch__subject">
              <a href={subject.href}>{subject.name}</a>
              <span>{subject.now}</span>
            </p>
          ) : null}
          {problem === undefined ? null : (
            <Notice tone="error">
              <p>{problem}</p>
            </Notice>
          )}
          <StepBody action={action} hiddenFields={hiddenFields} step={step} error={error} visit={frame.visit} />
        </div>
      </div>
    </SiteLayout>
  );
}

type BodyProps = Pick<WatchPageProps, 'action' | 'hiddenFields' | 'step'> & {
  readonly error: WatchPageProps['error'] | undefined;
  readonly visit: string | undefined;
};

function StepBody({ action, hiddenFields, step, error, visit }: BodyProps) {
  const errorOf = (field: 'email' | 'OTP') => (error?.field === field ? error.text : undefined);
  switch (step.kind) {
    case 'nothing':
    case 'unknown':
      return (
        <>
          <p role="status">{texts[step.kind]}</p>
          <QuietLink href={siteLinks.voyages}>{texts.back}</QuietLink>
        </>
      );
    case 'form':
      return (
        <Form
          action={action}
          fields={hiddenFields}
          submit={texts.submit}
          data-draft={['watch', ...Object.values(hiddenFields)].join(' ')}
          data-draft-of={visit}
        >
          <RadioGroup
            id="events"
            name="events"
            label={texts.events}
            options={Object.entries(texts.event).map(([value, label]) => ({ value, label }))}
            defaultValue={step.events}
          />
          <Field
            id="email"
            name="email"
            type="email"
            label={proofTexts.email}
            hint={texts.emailHint}
            error={errorOf('email')}
            defaultValue={step.email}
            autoComplete="email"
            maxLength={254}
          />
        </Form>
      );
    case 'bot-check':
      return (
        <Form action={action} fields={{ ...hiddenFields, step: 'send' }} submit={proofTexts.send}>
          <p role="status">{proofTexts.check(step.email)}</p>
          {step.plain ? <PlainChallengeFields plain={step.plain} /> : null}
        </Form>
      );
    case 'code':
      return (
        <>
          <Form action={action} fields={{ ...hiddenFields, step: 'check' }} submit={texts.confirm}>
            <ProofCodeField email={step.email} error={errorOf('OTP')} />
          </Form>
          <form method="post" action={action}>
            <HiddenFields fields={{ ...hiddenFields, step: 'send' }} />
            <Button variant="quiet">{proofTexts.sendAgain}</Button>
          </form>
        </>
      );
    case 'done':
      return (
        <>
          <p role="status" data-ends-draft="watch">
            {texts.done.text(step.email)}
          </p>
          <QuietLink href={step.mineHref}>{texts.done.mine}</QuietLink>
        </>
      );
  }
}

function Form({
  action,
  fields,
  submit,
  children,
  ...draft
}: {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly children: ReactNode;
  readonly 'data-draft'?: string;
  readonly 'data-draft-of'?: string | undefined;
}) {
  return (
    <form className="watch__form" method="post" action={action} noValidate {...draft}>
      <HiddenFields fields={fields} />
      {children}
      <Button>{submit}</Button>
    </form>
  );
}
