const STYLES = `
:host{all:initial}
div{color-scheme:light dark;display:flex;gap:16px;align-items:start;padding:12px 16px;font:14px/1.4 system-ui,sans-serif;background:Canvas;color:CanvasText;border-block-end:3px solid #b8215a}
p{margin:0;overflow-wrap:anywhere;white-space:pre-line}
section{flex:1;display:grid;gap:4px}
button{font:inherit;padding:4px 12px;min-block-size:32px}
`;

/** Notice above the story on the canvas. */
export interface Notice {
  /** Whether it says that something failed; a note otherwise. */
  isAlert: boolean;
  title: string;
  sentences: readonly string[];
}

/**
 * Shows a notice above the story until a reader dismisses it. Returns a function that removes it. Its own document tree keeps
 * it out of the styles and queries of stories.
 */
export function showNotice({ isAlert, title, sentences }: Notice): () => void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLES;
  const box = document.createElement('div');
  box.setAttribute('role', isAlert ? 'alert' : 'status');
  const text = document.createElement('section');
  const heading = document.createElement('strong');
  heading.textContent = title;
  const lines = sentences.filter(Boolean).map((sentence) => {
    const line = document.createElement('p');
    line.textContent = sentence;
    return line;
  });
  text.append(heading, ...lines);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Dismiss';
  button.addEventListener('click', () => host.remove());
  box.append(text, button);
  root.append(style, box);
  document.body.prepend(host);
  return () => host.remove();
}
