import { useRef } from 'react';
import { PlainChallengeFields } from '../bot-check/PlainChallengeFields';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Notice } from '../ui/Notice';
import type { LeadFormProps } from './lead-form-props';
import { LeadFields } from './LeadFields';
import { LeadFormEnd } from './LeadFormEnd';
import { leadsTexts as texts } from './leads.texts';
import { LeadThanks } from './LeadThanks';
import { readGeoLists } from './read-geo-lists';
import { useAnswers } from './use-answers';
import { useSending } from './use-sending';

/**
 * Every lead form (FRM-01) is a plain form without script; with script it is validated on blur, disabled while
 * something is missing, and sent without leaving the page. It has no loading state (FRM-04), because the server knows
 * the guest when it renders the page.
 */
export function LeadForm(props: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const answers = useAnswers(form, props);
  const { stage, failure, mistakes, submit, startBotCheck } = useSending(form, props, answers);
  if (stage === 'thanked')
    return <LeadThanks {...(props.inlineThanks ?? { title: texts.thanksTitle, text: texts.thanksText })} takesFocus />;
  // Until the effect has inspected the form, the button is not disabled.
  const missing = answers.isAwake ? props.fields.filter(({ name }) => answers.validated[name] !== undefined) : [];
  return (
    <form
      ref={form}
      className="lead-form"
      method="post"
      action={props.action}
      noValidate
      onChange={answers.change}
      onBlur={answers.leave}
      onFocus={startBotCheck}
      onSubmit={submit}
    >
      {failure === 'rendered' && props.failure ? (
        <Notice tone="error" reference={props.failure.reference}>
          {props.failure.message}
        </Notice>
      ) : null}
      <ErrorSummary mistakes={mistakes} />
      {Object.entries({ form: props.formId, ...props.carriedFields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LeadFields fields={props.fields} formState={{ ...answers, formId: props.formId, geo: props.geo }} />
      {props.plain ? <PlainChallengeFields plain={props.plain} /> : null}
      {typeof failure === 'object' ? (
        <Notice tone="error" title={failure.message} reference={failure.reference}>
          {failure.next}
        </Notice>
      ) : null}
      <LeadFormEnd
        missing={missing.map((field) => (field.kind === 'checkbox' ? texts.consent : field.label))}
        label={typeof failure === 'object' ? texts.tryAgain : props.submitLabel}
        isSending={stage === 'sending'}
      />
      <p className="lead-form__privacy">
        {texts.privacyBefore}
        <a href={props.privacyHref}>{texts.privacyLink}</a>
        {texts.privacyAfter}
      </p>
    </form>
  );
}

/** Countries, calling codes and states have 30 kB, which the document would otherwise contain twice. */
export const completeProps = (data: Omit<LeadFormProps, 'geo'>, root: Element): LeadFormProps => ({
  ...data,
  geo: readGeoLists(root, data.fields),
});
