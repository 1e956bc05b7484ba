import type { Request } from 'express';
import type { CallingPartner } from '../../core/partners/authenticate-partner';

const calling = new WeakMap<object, CallingPartner>();

export const setCallingPartner = (req: Request, partner: CallingPartner): void => void calling.set(req, partner);

export const callingPartner = (req: Request): CallingPartner | undefined => calling.get(req);
