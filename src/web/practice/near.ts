import { type RefObject, useEffect, useState } from 'react';

/** About a screen away: it is there by the time a thumb has scrolled to it. */
const AHEAD = '600px';

/** Whether the element has ever come near the screen. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: AHEAD,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
};
