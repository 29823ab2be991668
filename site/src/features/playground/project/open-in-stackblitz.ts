import { entryOf } from '../compile/compiled-program';
import { type ProjectSource, projectFiles } from './describe-project';

const ADDRESS = 'https://stackblitz.com/run?file=src/';

/** Opens a program in StackBlitz, in a new tab. Nothing is sent before the reader clicks. */
export function openInStackBlitz(options: ProjectSource): void {
  const files = projectFiles(options, ({ version }) => version);
  const fields = {
    'project[title]': options.state.source?.title ?? 'A map',
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  };
  const form = document.createElement('form');
  form.method = 'post';
  form.action = ADDRESS + entryOf(options.state.files);
  form.target = '_blank';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
