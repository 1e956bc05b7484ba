import type { Request, Response } from 'express';
import { HostCookies } from '../session/host-cookies';

const cookie = 'hold';

/** The id in this cookie grants access to the reservation form, so it is unguessable. */
export class HoldCookie {
  private readonly cookies: HostCookies;

  constructor(isSecure: boolean) {
    this.cookies = new HostCookies(isSecure);
  }

  read = (req: Request) => this.cookies.read(req, cookie);
  set = (res: Response, holdId: string) => this.cookies.set(res, cookie, { value: holdId });
  forget = (res: Response) => this.cookies.clear(res, cookie);
}
