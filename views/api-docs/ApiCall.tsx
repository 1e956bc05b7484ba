import type { AnswerView, CallView, FieldView } from './api-docs-view';
import { apiDocsTexts as texts } from './api-docs.texts';

export function ApiCall({ call }: { readonly call: CallView }) {
  const { id, method, path, text, needs, parameters, body, curl, typescript, answers } = call;
  return (
    <article className="api-call" aria-labelledby={id}>
      <h2 className="api-call__name" id={id}>
        {id}
      </h2>
      <p className="api-call__address">
        <code>
          <span className="api-method">{method}</span> {path}
        </code>
      </p>
      <p className="api-call__text">{text}</p>
      <p className="api-call__needs">{needs}</p>
      <Fields title={texts.parameters} fields={parameters} />
      <Fields title={texts.body} fields={body} />
      <h3 className="api-call__part">{texts.example}</h3>
      <Code label={texts.curl} code={curl} />
      <Code label={texts.typescript} code={typescript} />
      <h3 className="api-call__part">{texts.answers}</h3>
      <ul className="api-answers">
        {answers.map((answer) => (
          <Answer key={answer.status} answer={answer} />
        ))}
      </ul>
    </article>
  );
}

function Answer({ answer: { status, text, fields, codes, headers, example } }: { readonly answer: AnswerView }) {
  return (
    <li className="api-answers__one">
      <p>
        <strong className="api-answers__status">{status}</strong> {text}
      </p>
      {headers.length > 0 ? (
        <p className="api-answers__small">
          {texts.headers}: <code>{headers.join(', ')}</code>
        </p>
      ) : null}
      {codes.length > 0 ? (
        <p className="api-answers__small">
          {texts.codes}:{' '}
          {codes.map((code) => (
            <a key={code} href={`/api/docs#${code}`}>
              <code>{code}</code>
            </a>
          ))}
        </p>
      ) : null}
      {fields.length > 0 ? (
        <details className="api-fold">
          <summary className="api-fold__summary">{texts.fields}</summary>
          <Fields fields={fields} />
        </details>
      ) : null}
      {example ? (
        <details className="api-fold">
          <summary className="api-fold__summary">{texts.exampleAnswer}</summary>
          <Code code={example} />
        </details>
      ) : null}
    </li>
  );
}

function Fields({ title, fields }: { readonly title?: string; readonly fields: readonly FieldView[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      {title ? <h3 className="api-call__part">{title}</h3> : null}
      <dl className="api-fields">
        {fields.map(({ name, type, isRequired, text, place }) => (
          <div key={`${place ?? ''}${name}`} className="api-fields__row">
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <span className="api-fields__type">
                {[place, type, isRequired ? texts.required : undefined].filter((part) => part).join(' · ')}
              </span>
              {text ? <span className="api-fields__text">{text}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Code is focusable, because long lines scroll sideways. */
function Code({ label, code }: { readonly label?: string; readonly code: string }) {
  return (
    <figure className="api-code">
      {label ? <figcaption className="api-code__label">{label}</figcaption> : null}
      <pre className="api-code__text" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
