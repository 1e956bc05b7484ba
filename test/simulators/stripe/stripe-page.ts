import type { Session } from './stripe-ledger';

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;

const sum = ({ amount_total: amount, currency }: Session) => `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;

/** Stands for Checkout's page: the provider's own, with its own origin and its own field for the card. */
export const payPage = (session: Session, problem?: string) =>
  page(
    'Pay',
    `<p>${escape(session.description)}</p>
<p>${sum(session)}</p>
<p>${escape(session.customer_email ?? '')}</p>
${problem === undefined ? '' : `<p role="alert">${escape(problem)}</p>`}
<form method="post" action="/c/pay/${session.id}">
<label>Card number <input name="number" inputmode="numeric" autocomplete="off"></label>
<button>Pay</button>
</form>
<p><a href="${escape(session.cancel_url)}">Back</a></p>`,
  );

export const secondStepPage = (session: Session) =>
  page(
    'Your bank asks',
    `<p>Approve ${sum(session)}?</p>
<form method="post" action="/c/pay/${session.id}/second-step">
<button name="answer" value="complete">Complete</button>
<button name="answer" value="fail">Fail</button>
</form>`,
  );

export const gonePage = () => page('This page has expired', '<p>Nothing can be paid here any more.</p>');
