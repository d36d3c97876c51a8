import { useEffect, useEffectEvent } from 'react';
import { isUnderWay, type Playback, type PlaybackEvent, type Track, timesOf } from '#domain/listening/playback';
import { prefersStill } from '#web/lib/motion.ts';
import { innermostDialog } from '#web/ui/open-dialogs.ts';
import { ayahOf, showVerse, versesOf, viewOf } from '#web/ui/quran/verses-in-view.ts';
import type { Player } from './player.ts';

/** The verse of a place in the page: its words, or the number that closes it. */
const verseAtPlace = (place: EventTarget | null): number | null => {
  if (!(place instanceof Element)) return null;
  const verse = place.closest('[data-verse]') ?? place.closest('.quran-end')?.previousElementSibling;
  return verse instanceof HTMLElement && verse.dataset.verse ? ayahOf(verse) : null;
};

const ATTRIBUTES = ['role', 'tabindex', 'aria-disabled'];

/** Attributes alone: not a letter of the text is touched, and no verse is drawn anew. */
const makePressable = (page: HTMLElement, track: Track): (() => void) => {
  page.dataset.listening = '';
  for (const verse of versesOf(page)) {
    verse.setAttribute('role', 'button');
    if (timesOf(track, ayahOf(verse))) verse.tabIndex = 0;
    else verse.setAttribute('aria-disabled', 'true');
  }
  return () => {
    delete page.dataset.listening;
    for (const verse of versesOf(page)) for (const name of ATTRIBUTES) verse.removeAttribute(name);
  };
};

/** A verse that is longer than the view is shown from its beginning. */
export const showIfHidden = (page: HTMLElement, ayah: number): void => {
  const verse = versesOf(page).find((each) => ayahOf(each) === ayah);
  if (!verse) return;
  const { top, bottom } = viewOf(verse);
  // What reaches below a line's own three quarters belongs to few letters.
  const isShown = [...verse.getClientRects()].every(
    (line) => (line.top + line.bottom) / 2 >= top && line.bottom - line.height / 4 <= bottom,
  );
  if (!isShown) showVerse(page, ayah, prefersStill() ? 'instant' : 'smooth');
};

/** No verse that is shown, or reached by the keyboard, stands behind the bar. */
export const useRoomForBar = (page: HTMLElement | null, bar: HTMLElement | null): void => {
  useEffect(() => {
    if (!page || !bar) return;
    const measuring = new ResizeObserver(() => {
      page.style.setProperty('--listening-bar', `${bar.offsetHeight}px`);
    });
    measuring.observe(bar);
    return () => {
      measuring.disconnect();
      page.style.removeProperty('--listening-bar');
    };
  }, [page, bar]);
};

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const isForUs = ({ ctrlKey, altKey, metaKey, repeat, target }: KeyboardEvent): boolean =>
  !(ctrlKey || altKey || metaKey || repeat || innermostDialog() || isWithin(target, 'input, select, textarea'));

/** The page runs from right to left, so the left arrow goes on. */
const STEPS: Readonly<Record<string, 'next' | 'previous'>> = { ArrowLeft: 'next', ArrowRight: 'previous' };

const wishOf = ({ key, target }: KeyboardEvent, playback: Playback): PlaybackEvent | null => {
  const step = STEPS[key];
  if (step) return { kind: step };
  const focused = verseAtPlace(target);
  // On the verse that is heard already the space bar is what it is everywhere else.
  const isPress = key === 'Enter' || (key === ' ' && focused !== playback.ayah);
  if (focused !== null && isPress) return { kind: 'press', ayah: focused };
  if (key !== ' ' || isWithin(target, 'button, a[href]')) return null;
  return { kind: isUnderWay(playback) ? 'pause' : 'play' };
};

/** While the pupil listens each verse can be pressed, the one that is heard is lit, and the keyboard leads through them. */
export const useVerses = (page: HTMLElement | null, player: Player, isOpen: boolean): void => {
  const playback = player.playback.use();
  const { ayah } = playback;
  const isOn = isUnderWay(playback);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const pressed = verseAtPlace(event.target);
    // Words were marked to be copied.
    if (pressed !== null && getSelection()?.isCollapsed !== false) player.send({ kind: 'press', ayah: pressed });
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wish = isForUs(event) ? wishOf(event, playback) : null;
    if (!wish) return;
    event.preventDefault();
    player.send(wish);
  });

  useEffect(() => {
    if (!page || !isOpen) return;
    const restore = makePressable(page, player.track);
    page.addEventListener('click', onClick);
    addEventListener('keydown', onKey);
    return () => {
      page.removeEventListener('click', onClick);
      removeEventListener('keydown', onKey);
      restore();
    };
  }, [page, isOpen, player]);

  useEffect(() => {
    if (!page || !isOpen || ayah === null) return;
    const verse = versesOf(page).find((each) => ayahOf(each) === ayah);
    verse?.setAttribute('aria-current', 'true');
    return () => verse?.removeAttribute('aria-current');
  }, [page, isOpen, ayah]);

  // Not when the same verse begins again: whoever scrolled away from it is left alone until the next.
  useEffect(() => {
    if (page && isOn && ayah !== null) showIfHidden(page, ayah);
  }, [page, isOn, ayah]);
};
