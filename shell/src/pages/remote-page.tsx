import { useEffect } from 'react';
import type { PageRoute } from '../remotes/manifest.js';
import { RemotePart } from '../remotes/remote-part.js';
import { texts } from '../texts.js';
import { PageGuard } from './page-guard.js';

/** A page of a remote at its path. */
export function RemotePage({ route }: { route: PageRoute }) {
  return (
    <>
      <DocumentTitle title={route.title} />
      <PageGuard access={route.access}>
        <RemotePart remote={route.remote} choose={(module) => module.pages[route.name]} given={{}} />
      </PageGuard>
    </>
  );
}

/** Rendered before the page, so that the page's own title (with its day or order) replaces it. */
function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · ${texts.product}`;
  }, [title]);
  return null;
}
