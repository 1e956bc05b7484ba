import type { Request, Response } from 'express';
import type { SignOutPage } from '../../../views/sign-in/SignOutPage';
import { HttpError } from '../http-error';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { endSession } from './begin-session';
import { sessionOf } from '../session/guest-of';
import type { SignInCookies } from './sign-in-cookies';

/** `none`: a person typed the address, or a program sent the request. */
const ownNavigations: ReadonlySet<string> = new Set(['same-origin', 'none']);

export class SignOutPages {
  constructor(private readonly parts: { readonly cookies: SignInCookies }) {}

  /** A GET navigation signs out, as specified; a link on another site only asks (H61, reliability B5). */
  readonly askOrSignOut = async (req: Request, res: Response): Promise<PageAnswer<typeof SignOutPage> | void> => {
    // A prefetch is not the guest's decision to sign out.
    if (String(req.headers['sec-purpose'] ?? '').includes('prefetch'))
      throw new HttpError(403, 'NOT_AHEAD', 'Signing out cannot be done ahead of time.');
    const site = req.headers['sec-fetch-site'] ?? 'none';
    // A HEAD request asks about the address, and a page of a sibling host is not ours.
    if (req.method === 'GET' && ownNavigations.has(String(site))) return this.leave(req, res, { status: 302 });
    return { props: { logoutHref: paths.signIn.logout } };
  };

  readonly signOut = (req: Request, res: Response): Promise<void> => this.leave(req, res);

  async leave(
    req: Request,
    res: Response,
    { status = 303, to = paths.home }: { readonly status?: 302 | 303; readonly to?: string } = {},
  ): Promise<void> {
    if (!sessionOf(req) || req.session.guest) await endSession(req);
    this.parts.cookies.clearSession(res);
    // "cookies" is left out, because the mark of a known browser prevents strangers from locking its guest out (A5).
    res.set({ 'Clear-Site-Data': '"cache", "storage"', 'Cache-Control': 'private, no-store' });
    res.redirect(status, to);
  }
}
