import { type FormEvent, useEffect, useRef, useState } from 'react';
import { maxNotesLength } from '../../src/core/meetings/meeting-purposes';
import { deleteDraft } from '../ui/form-drafts';
import { bookMeeting } from './meeting-calls';
import type { MeetingProblem } from './meeting-scheduler-props';
import { meetingsTexts as texts } from './meetings.texts';
import { schedulerHref } from './scheduler-href';
import type { SchedulingProps } from './scheduling-props';

/** Milliseconds for which the busy state stays visible after booking (PYC-07). */
const loaderStaysMs = 1_000;

export function useScheduling({
  opportunityId,
  timeZone,
  isZoneChosen,
  form,
  moving,
  onAppointmentScheduled,
  onError,
  onLoading,
  ...first
}: SchedulingProps) {
  const [times, setTimes] = useState(first.times);
  const [day, setDay] = useState(first.day);
  const [at, setAt] = useState(first.at);
  const [problem, setProblem] = useState<MeetingProblem | undefined>(first.problem);
  const isBusy = useRef(false);
  const [focusNext, setFocusNext] = useState<'chosen' | 'problem' | undefined>(undefined);
  const chosenHeading = useRef<HTMLHeadingElement>(null);
  const trouble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focusNext === 'chosen') chosenHeading.current?.focus();
    if (focusNext === 'problem') trouble.current?.focus();
    setFocusNext(undefined);
  }, [focusNext]);

  /** A reload restores day and time from the address, and with them the notes. */
  const replaceAddress = (choice: { readonly day?: string; readonly at?: number }) => {
    const scheduler = { opportunityId, timeZone, isZoneChosen, ...(moving ? { moving } : {}) };
    const fragment = choice.at === undefined ? 'desk' : 'confirm';
    window.history.replaceState(window.history.state, '', schedulerHref(scheduler, choice, fragment));
  };
  const chooseDay = (next: string) => {
    replaceAddress({ day: next });
    setDay(next);
    setAt(undefined);
    setProblem(undefined);
  };
  const chooseTime = (next: number) => {
    replaceAddress({ at: next });
    setAt(next);
    setProblem(undefined);
    setFocusNext('chosen');
  };

  const fail = (next: MeetingProblem) => {
    onLoading(false);
    setProblem(next);
    setFocusNext('problem');
    onError(next.message);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // Moving an appointment is submitted natively, because there is no input that could be lost.
    if (moving) return;
    event.preventDefault();
    if (isBusy.current) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const submittedForm = event.currentTarget;
    const formData = new FormData(submittedForm, submitter);
    const read = (name: string) => String(formData.get(name) ?? '').trim();
    if (read('notes').length > maxNotesLength)
      return fail({ message: texts.notesTooLong(maxNotesLength), notes: texts.notesTooLong(maxNotesLength) });
    const start = Number(read('at'));
    isBusy.current = true;
    onLoading(true);
    const answer = await bookMeeting({
      opportunityId,
      start,
      way: read('way'),
      purpose: read('purpose'),
      notes: read('notes'),
      timeZone,
      key: form.key,
    });
    isBusy.current = false;
    if (answer.kind === 'scheduled') {
      deleteDraft(submittedForm);
      replaceAddress({});
      onAppointmentScheduled(answer.appointment);
      setTimeout(() => onLoading(false), loaderStaysMs);
      return;
    }
    if (answer.kind === 'refused') return fail({ message: answer.message });
    setTimes(answer.times ?? times.filter((time) => time !== start));
    setAt(start);
    fail({ message: texts.taken, isTaken: true });
  };

  return { times, day, at, problem, chosenHeading, trouble, chooseDay, chooseTime, submit };
}
