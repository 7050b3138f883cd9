import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, type ReactNode } from 'react';
import { useShortcuts } from './use-shortcuts.js';

function Page({ keys, children }: { keys: readonly string[]; children?: ReactNode }) {
  const act = (key: string) => () => document.body.setAttribute('data-heard', key);
  useShortcuts(
    'Sivu',
    keys.map((key) => ({ keys: [key], label: key, act: act(key) })),
  );
  return children;
}

describe('shortcuts of a page', () => {
  const heard = (): string | null => document.body.getAttribute('data-heard');
  beforeEach(() => document.body.removeAttribute('data-heard'));

  it.each([
    ['n', 'n'],
    ['/', '/'],
    ['{Shift>}/{/Shift}', '/'],
    ['{ArrowLeft}', 'arrowleft'],
    ['{Control>}z{/Control}', 'mod+z'],
    ['{Meta>}z{/Meta}', 'mod+z'],
    ['{Control>}{Shift>}z{/Shift}{/Control}', 'mod+shift+z'],
  ])('act on %s as %s', async (typed, key) => {
    render(<Page keys={[key]} />);
    await userEvent.keyboard(typed);
    expect(heard()).toBe(key);
  });

  it.each(['{Control>}n{/Control}', '{Alt>}n{/Alt}', '{Shift>}N{/Shift}'])(
    'do not take %s for n',
    async (typed) => {
      render(<Page keys={['n']} />);
      await userEvent.keyboard(typed);
      expect(heard()).toBeNull();
    },
  );

  it.each([
    ['in a field', <input key="1" data-testid="focus" />],
    ['on a list', <div key="2" role="listbox" tabIndex={0} data-testid="focus" />],
    ['while a window is open', <div key="3" role="alertdialog" />],
    ['while a menu is open', <div key="4" role="menu" />],
  ])('leave the key alone %s', async (_where, children) => {
    render(<Page keys={['n']}>{children}</Page>);
    screen.queryByTestId('focus')?.focus();
    await userEvent.keyboard('n');
    expect(heard()).toBeNull();
  });

  it.each([
    ['as soon as a window is closing', <div key="1" role="dialog" data-state="closed" />],
    ['beside a window that leaves the page in use', <div key="2" role="dialog" aria-modal="false" />],
  ])('act %s', async (_when, children) => {
    render(<Page keys={['n']}>{children}</Page>);
    await userEvent.keyboard('n');
    expect(heard()).toBe('n');
  });

  it('leave alone what something nearer has already answered', async () => {
    render(
      <Page keys={['n']}>
        <button onKeyDown={(event) => event.preventDefault()}>Taulu</button>
      </Page>,
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard('n');
    expect(heard()).toBeNull();
  });

  it('act four times a second at most while the key is held', () => {
    let acts = 0;
    function Counter() {
      useShortcuts('Sivu', [{ keys: ['n'], label: 'Uusi', act: () => (acts += 1) }]);
      return null;
    }
    render(<Counter />);
    const press = (timeStamp: number, repeat: boolean): void => {
      const event = new KeyboardEvent('keydown', { key: 'n', repeat, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      document.dispatchEvent(event);
    };
    press(1_000, false);
    for (let held = 1; held <= 30; held += 1) press(1_000 + held * 33, true);
    expect(acts).toBe(4);
    press(2_000, false);
    expect(acts).toBe(5);
  });
});

describe('shortcuts of a part of a form', () => {
  function Part() {
    const part = useRef<HTMLDivElement>(null);
    const act = () => document.body.setAttribute('data-heard', 'alt+b');
    useShortcuts('Lomake', [{ keys: ['alt+b'], label: 'b', act }], part);
    return <div ref={part} />;
  }
  const form = (
    <div role="dialog">
      <input aria-label="kenttä" />
      <Part />
    </div>
  );
  const heard = (): string | null => document.body.getAttribute('data-heard');
  beforeEach(() => document.body.removeAttribute('data-heard'));

  it('act in any field of its window', async () => {
    render(form);
    await userEvent.type(screen.getByRole('textbox'), '{Alt>}b{/Alt}');
    expect(heard()).toBe('alt+b');
  });

  it('are left alone in a window over it', async () => {
    render(
      <>
        {form}
        <div role="alertdialog">
          <input aria-label="kysymys" />
        </div>
      </>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'kysymys' }), '{Alt>}b{/Alt}');
    expect(heard()).toBeNull();
  });
});
