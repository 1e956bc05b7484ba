import { paths } from '../../src/web/paths';
import { hiddenFields } from './form-browser';
import { attributesIn } from './parse-html';

/** Whether a page asks for the code that proves an address. */
export const asksForProof = (html: string): boolean =>
  attributesIn(html, 'form', 'action').includes(paths.engine.address);

/**
 * Types the code that was sent to the address, where the page asks for one; otherwise the answer is the one that came.
 * `code` reads the newest one, `send` posts a form in the same browser.
 */
export async function proveAddress<Answer>(
  { html, answer, code }: { readonly html: string; readonly answer: Answer; readonly code: () => Promise<string> },
  send: (path: string, form: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  if (!asksForProof(html)) return answer;
  const { task = '' } = hiddenFields(html);
  return send(paths.engine.address, { task, step: 'check', OTP: await code() });
}
