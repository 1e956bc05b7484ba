import type { Request, Response } from 'express';
import type { ThankYouPage } from '../../../views/leads/ThankYouPage';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import type { DocumentCounter, OfferedDocument } from '../documents/document-counter';
import { leadWebTexts as texts } from './lead-web.texts';
import type { NextStep } from './next-step';
import { signedInGuest } from '../session/guest-of';

const signInParameters = ['type', 'hint', 'email', 'phone', 'countryCode'] as const;

/**
 * Answers with the page after a form (ROU-20). Its text must also be true for a visitor who merely opened its address.
 */
export class ThankYouPages {
  constructor(
    private readonly heads: Pick<PageHeads, 'head'>,
    private readonly assets: Pick<BuiltAssets, 'picture'>,
    private readonly nextStep: Pick<NextStep, 'toSignIn'>,
    private readonly documents: Pick<DocumentCounter, 'offer'>,
  ) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof ThankYouPage>> => {
    // The address may contain personal data (H07, reliability C11).
    res.set('Referrer-Policy', 'no-referrer');
    const offer = await this.documents.offer(req);
    if (offer) return this.handOver(req, offer);
    const isAsked = req.query['sign-in'] === 'true' && signedInGuest(req) === undefined;
    const { thanks, actions } = texts;
    return {
      props: {
        head: this.heads.head({ path: paths.leads.thankYou }),
        title: thanks.title,
        text: isAsked ? `${thanks.text} ${thanks.joined}` : thanks.text,
        picture: this.assets.picture('open-sea-night'),
        actions: [
          ...(isAsked ? [{ label: actions.signIn, href: this.signInHref(req) }] : []),
          { label: actions.voyages, href: paths.voyages.list },
        ],
      },
    };
  };

  private async handOver(
    req: Request,
    { document, href, madeDocument }: OfferedDocument,
  ): Promise<PageAnswer<typeof ThankYouPage>> {
    const { eyebrow, text, facts, linkLifetime, resting, download } = texts.document;
    const measure = madeDocument
      ? facts({ pages: madeDocument.pageCount, megabytes: (madeDocument.pdf.byteLength / 1_000_000).toFixed(1) })
      : resting;
    return {
      props: {
        head: this.heads.head({ path: paths.leads.thankYou }),
        eyebrow,
        title: document.title,
        text: text(document.description),
        facts: signedInGuest(req) ? [measure] : [measure, linkLifetime],
        picture: this.assets.picture(document.book?.coverPicture ?? 'open-sea-night'),
        actions: [{ label: download, href }],
      },
    };
  }

  private signInHref({ query }: Request): string {
    return this.nextStep.toSignIn(
      Object.fromEntries(
        signInParameters.flatMap((name) => (typeof query[name] === 'string' ? [[name, query[name]]] : [])),
      ),
    );
  }
}
