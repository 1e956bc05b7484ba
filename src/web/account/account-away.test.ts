import type { Request, Response } from 'express';
import { Unavailable } from '../../core/shared/unavailable';
import { StoppedClock } from '../../../test/builders/a-clock';
import { shownPage } from '../../../test/support/shown-page';
import { AddressPages } from './address.pages';
import { ConfirmPages } from './confirm.pages';
import { ContactPages } from './contact.pages';
import { PageResponse } from '../rendering/page-answer';
import { AccountFormHandler } from './account-form-handler';

const side = { contactHref: '/contact-us' };
const down = (): Promise<never> => Promise.reject(new Unavailable('Salesforce'));

/** What is rendered of each page of the account that needs the guest's entries, and what is logged. */
async function renderPages(find: () => Promise<never>) {
  const warnings: string[] = [];
  const accountForms = new AccountFormHandler({
    drafts: { open: () => undefined } as never,
    side: { read: async () => ({ side }) },
    clock: new StoppedClock(),
  });
  const unused = {} as never;
  const contacts = new ContactPages({
    repository: { find },
    saveContacts: unused,
    phones: unused,
    views: unused,
    accountForms,
  });
  const addresses = new AddressPages({
    repository: { find, change: down },
    geo: unused,
    accountForms,
    newId: () => 'new',
  });
  const confirm = new ConfirmPages({
    repository: { find },
    sendConfirmation: unused,
    confirmContact: unused,
    side: unused,
    accountForms,
  });
  const request = (originalUrl: string, edit?: string) =>
    ({
      originalUrl,
      query: { edit },
      session: { guest: { contactId: 'eleanor' } },
      log: { warn: (_error: object, what: string) => void warnings.push(what) },
    }) as never as Request;
  const response = {} as Response;
  const answers = await Promise.all([
    contacts.showEmail(request('/emails'), response),
    contacts.showEmail(request('/emails?edit=4', '4'), response),
    contacts.showPhone(request('/phones?edit=1', '1'), response),
    addresses.show(request('/addresses?edit=2', '2'), response),
    confirm.show(request('/confirm?contact=3'), response),
  ]);
  const rendered = answers.map((answer) =>
    answer instanceof PageResponse ? { props: shownPage(answer).props } : answer,
  );
  return { rendered, warnings };
}

const failed = (title: string, subject: string, retryHref: string) => ({
  props: { side, form: { kind: 'failed', title, subject, retryHref, backHref: '/my-profile/settings' } },
});
const allFailed = [
  failed('Add Email', 'Your contact details', '/emails'),
  failed('Edit Email', 'Your contact details', '/emails?edit=4'),
  failed('Edit Phone Number', 'Your contact details', '/phones?edit=1'),
  failed('Edit Address', 'Your addresses', '/addresses?edit=2'),
  failed('Confirm this address', 'Your contact details', '/confirm?contact=3'),
];

describe('the forms of the account while the CRM is away', () => {
  it('E2 ACC-04 keep the guest’s frame, and say in the form’s place that it cannot be shown, with a way to try again', async () => {
    const { rendered, warnings } = await renderPages(down);
    expect(rendered).toEqual(allFailed);
    expect(warnings).toHaveLength(5);
  });

  it('E2 do not wait for a CRM that hangs longer than a page has time', async () => {
    jest.useFakeTimers();
    try {
      const hanging = renderPages(() => new Promise<never>(() => undefined));
      await jest.advanceTimersByTimeAsync(2_500);
      expect((await hanging).rendered).toEqual(allFailed);
    } finally {
      jest.useRealTimers();
    }
  });
});
