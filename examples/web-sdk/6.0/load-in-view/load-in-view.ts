const element = document.querySelector<HTMLElement>('#map');
if (!element) throw new Error('The page has no element #map');

// #region observe
const observer = new IntersectionObserver(
  async ([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    const { showVenue } = await import('@brand/web-sdk');
    await showVenue(element, { venueId: 'harbour-mall', key: 'demo' });
  },
  { rootMargin: '300px' },
);
observer.observe(element);
// #endregion observe
