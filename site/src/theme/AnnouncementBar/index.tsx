import AnnouncementBar from '@theme-original/AnnouncementBar';
import OwnVenueBar from '@site/src/venue/own/OwnVenueBar';

/** The top of every page. */
export default function PageTop() {
  return (
    <>
      <OwnVenueBar />
      <AnnouncementBar />
    </>
  );
}
