import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ownRecitation as texts } from '#strings/tracking/pupil';
import { heardWord, statusNames } from '#strings/tracking/words';
import type { Hearing, OwnTracked, TrackedWord } from '#wire/tracking';
import { PUPIL } from './people.ts';
import { expectAccessible, showPage } from './screen.tsx';

const HEARING: Hearing = {
  id: 1,
  status: 'stopped',
  startedAt: '2026-11-15T06:00:00.000Z',
  endedAt: '2026-11-15T06:10:00.000Z',
  by: null,
  reached: 2,
  mistakes: 1,
};

const WRONG: TrackedWord = {
  position: 2,
  status: 'incorrect',
  attempts: 1,
  incorrectAttempts: 1,
  mistake: null,
  isOfThisHearing: false,
  isWrongNow: false,
};

const show = (words: TrackedWord[], hearings: Hearing[]) => {
  const range = { surah: 114, surahName: 'الناس', fromAyah: 1, toAyah: 1 };
  const own: OwnTracked = {
    tracked: {
      text: { ...range, id: 1, title: 'سورة الناس', wordCount: 4, isFocused: true },
      // Of the words it matters only how many they are.
      passage: { ...range, basmala: null, verses: [{ ayah: 1, text: 'أ ب ت ث' }] },
      reading: { status: 'started', pausedAt: null, completed: 0, incorrect: words.length },
      words,
      hearings,
      last: null,
    },
    rank: null,
  };
  showPage('/student/recitation', {
    'GET /api/session': PUPIL,
    'GET /api/student/tracking': own,
    'GET /api/student/drill': { words: [], due: 0, all: 0, nextAt: null, isRewardedToday: false },
  });
};

const word = (letter: string, said: string) => page.getByText(`${letter}، ${said}`, { exact: true });

it('a pupil who was never heard is told that, and of no missing figures', async () => {
  show([], []);
  await expect.element(page.getByText(texts.unheard)).toBeVisible();
  await expect.element(word('أ', statusNames.not_started)).toBeInTheDocument();
  expect(page.getByText(texts.noRank).query()).toBeNull();
});

it('what was read without a mark was heard, and a legend says what the marks mean', async () => {
  show([WRONG], [HEARING]);
  await expect.element(word('ب', heardWord)).toBeInTheDocument();
  await expect.element(word('ت', statusNames.incorrect)).toBeInTheDocument();
  await expect.element(word('ث', statusNames.not_started)).toBeInTheDocument();
  await expect.element(page.getByText(texts.noRank)).toBeVisible();
  await expect.element(page.getByRole('region', { name: texts.legend })).toHaveTextContent(statusNames.incorrect);
  await expectAccessible();
});
