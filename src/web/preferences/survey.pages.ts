import type { Request, Response } from 'express';
import type { PreferenceChange, PreferenceRecord } from '../../core/preferences/preference-record';
import { questionAt } from '../../core/preferences/question-at';
import { firstQuestion, positionToOpen, type SurveyPosition, takeStep } from '../../core/preferences/survey-position';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import { Unavailable } from '../../core/shared/unavailable';
import { readReturnAddress } from '../../core/sign-in/return-address';
import { preferencesTexts } from '../../../views/preferences/preferences.texts';
import type { SurveyPage } from '../../../views/preferences/SurveyPage';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { toPreferenceError } from './preference-errors';
import { readSurveyForm, stepIn, type SurveyForm } from './survey-form';
import type { PreferencesApiParts } from './preferences.api';
import { headingOf, toSurvey } from './survey-view';
import './survey-invitation';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface SurveyPagesParts extends PreferencesApiParts {
  readonly side: Pick<ProfileSide, 'read'>;
}

interface SurveyState {
  readonly record: PreferenceRecord | undefined;
  readonly position: SurveyPosition;
  readonly problem?: { readonly message: string; readonly status: number };
}

const querySchema = Joi.object({ question: Joi.string().allow('') });

/**
 * The survey without script: each form leads to the next question, and the server stores the position (SUR-03, H31).
 */
export class SurveyPages {
  constructor(private readonly parts: SurveyPagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof SurveyPage> | void> => {
    const { contactId } = guestOf(req);
    const set = await this.parts.questions.getQuestions();
    const section = await readIsolatedSection(this.parts.preferences.find(contactId), (error) =>
      req.log.warn({ err: error }, 'a guest’s preferences could not be read'),
    );
    // Without readable questions there is no survey to show.
    if (section.kind === 'failed' || set.quizQuestions.length === 0)
      return {
        props: { preferencesHref: paths.account.preferences, heading: '' },
      };
    const record = section.value;
    const { question: questionKey } = readForm(querySchema, req.query);
    if (questionKey === undefined) return this.renderPage(req, { record, position: positionToOpen(set, record) });
    // The address names a question that no longer applies, because an answer has changed or all were deleted.
    if (!record || !questionAt(set, record, questionKey)) return res.redirect(303, paths.account.survey);
    return this.renderPage(req, { record, position: { stage: 'question', questionKey } });
  };

  readonly press = async (req: Request, res: Response): Promise<PageAnswer<typeof SurveyPage> | void> => {
    const form = readSurveyForm(req.body);
    switch (form.step) {
      case 'begin':
        return this.begin(req, res);
      case 'answer':
        return this.answer(req, res, form);
      case 'restart':
        await this.save(req, { isFresh: true, status: null });
        return res.redirect(303, paths.account.survey);
      case 'retake':
        await this.save(req, { status: null });
        return res.redirect(303, paths.account.survey);
      case 'dismiss':
        req.session.hasDismissedSurvey = true;
        return res.redirect(303, readReturnAddress(form.returnUrl) ?? paths.account.preferences);
      case '':
        return res.redirect(303, paths.account.survey);
    }
  };

  private async begin(req: Request, res: Response): Promise<void> {
    const set = await this.parts.questions.getQuestions();
    const record = await this.parts.preferences.find(guestOf(req).contactId);
    const questionKey = firstQuestion(set, record?.answers ?? {});
    if (questionKey === '') return res.redirect(303, paths.account.survey);
    await this.save(req, { status: 'in-progress', at: questionKey });
    res.redirect(303, hrefQuestion(questionKey));
  }

  private async answer(req: Request, res: Response, form: SurveyForm): Promise<PageAnswer<typeof SurveyPage> | void> {
    const set = await this.parts.questions.getQuestions();
    let record: PreferenceRecord | undefined;
    try {
      record = await this.parts.preferences.find(guestOf(req).contactId);
      const askedQuestion = questionAt(set, { answers: record?.answers ?? {} }, form.question);
      if (!askedQuestion) return res.redirect(303, paths.account.survey);
      const { change, position } = takeStep(set, record?.answers ?? {}, stepIn(form, askedQuestion.question));
      const { answers = {}, ...rest } = change;
      const outcome = await this.parts.savePreferences.run({
        contactId: guestOf(req).contactId,
        answers,
        change: rest,
        mayCreate: true,
      });
      if (outcome.kind === 'created' || outcome.kind === 'changed')
        return res.redirect(303, form.to === 'later' ? paths.account.preferences : hrefPosition(position));
      const { message, status } = toPreferenceError(outcome);
      return this.renderPage(req, {
        record,
        position: { stage: 'question', questionKey: form.question },
        problem: { message, status },
      });
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      req.log.warn({ err: error }, 'a guest’s answer could not be stored');
      const updatedRecord = {
        ...(record ?? emptyRecord),
        answers: { ...record?.answers, [form.question]: form.chosenKeys },
      };
      res.set('Retry-After', '5');
      return this.renderPage(req, {
        record: updatedRecord,
        position: { stage: 'question', questionKey: form.question },
        problem: { message: preferencesTexts.survey.failed, status: 503 },
      });
    }
  }

  private async save(req: Request, change: PreferenceChange): Promise<void> {
    const outcome = await this.parts.savePreferences.run({
      contactId: guestOf(req).contactId,
      change,
      mayCreate: true,
    });
    if (outcome.kind !== 'created' && outcome.kind !== 'changed') throw toPreferenceError(outcome);
  }

  private async renderPage(
    req: Request,
    { record, position, problem }: SurveyState,
  ): Promise<PageAnswer<typeof SurveyPage>> {
    const { questions, assets, side } = this.parts;
    const [set, { guest }] = await Promise.all([questions.getQuestions(), side.read(req)]);
    const survey = toSurvey({ set, record, position, guest, assets, ...(problem ? { problem: problem.message } : {}) });
    return {
      ...(problem ? { status: problem.status } : {}),
      props: { preferencesHref: paths.account.preferences, heading: headingOf(set, position), survey },
    };
  }
}

const emptyRecord: PreferenceRecord = { id: '', contactId: '', answers: {} };

const hrefQuestion = (questionKey: string) =>
  `${paths.account.survey}?${new URLSearchParams({ question: questionKey }).toString()}`;
const hrefPosition = (position: SurveyPosition) =>
  position.stage === 'question' ? hrefQuestion(position.questionKey) : paths.account.survey;
