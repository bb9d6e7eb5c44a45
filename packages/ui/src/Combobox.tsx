import * as Popover from '@radix-ui/react-popover';
import { Command, useCommandState } from 'cmdk';
import { Check, ChevronsUpDown } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { controlStyle } from './control-style.ts';
import { floatingEntry, floatingPanel } from './floating-panel.ts';
import { stayOpenWhileComposing } from './is-composing.ts';
import { leaveMovedFocus } from './leave-moved-focus.ts';
import { createRanking, type RankedOption } from './rank-options.ts';
import { token } from './theme.ts';

export interface ComboboxOption extends RankedOption {
  value: string;
}

export interface ComboboxProps
  extends Pick<ComponentProps<'button'>, 'id' | 'aria-required' | 'aria-invalid' | 'aria-describedby'> {
  /** Accessible name of the list; the field renders the visible label. */
  label: string;
  options: readonly ComboboxOption[];
  /** Value of the selected option; empty if none is selected. */
  value: string;
  onValueChange(value: string): void;
  placeholder: string;
  searchPlaceholder: string;
  emptyText: string;
}

/** A select for long lists, with a search field. */
export function Combobox({
  label,
  options,
  value,
  onValueChange,
  placeholder,
  searchPlaceholder,
  emptyText,
  ...triggerProps
}: ComboboxProps) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [highlighted, setHighlighted] = useState(value);
  const searchInput = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const selectedOption = options.find((option) => option.value === value);
  const find = useMemo(() => createRanking(options), [options]);
  const found = useMemo(() => find(search), [find, search]);

  useEffect(() => {
    // A search highlights the first option, and the command menu scrolls to the previous one.
    if (list.current) list.current.scrollTop = 0;
  }, [search]);

  const handleOpenChange = (nextOpen: boolean) => {
    setOpen(nextOpen);
    setSearch('');
    setHighlighted(value);
  };
  const handleSearch = (text: string) => {
    setSearch(text);
    setHighlighted(find(text)[0]?.value ?? '');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const isText = /^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isArrow && !isText) return;
    event.preventDefault();
    // Letters typed before the list has opened and taken the focus still arrive here.
    if (isText) handleSearch(search + event.key);
    setOpen(true);
  };
  const handleOpenFocus = (event: Event) => {
    // Radix would select the letter that opened the list, and the next letter would replace it.
    event.preventDefault();
    const input = searchInput.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  };
  const handleSelect = (selected: string) => {
    onValueChange(selected);
    handleOpenChange(false);
  };
  const handleSearchKeyDown = (event: KeyboardEvent) => {
    // As in a list of the browser, Tab keeps what was typed.
    const isTab = event.key === 'Tab' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isTab && search.trim() && highlighted) handleSelect(highlighted);
  };

  return (
    <Popover.Root open={isOpen} onOpenChange={handleOpenChange}>
      <Popover.Trigger asChild>
        <Trigger {...triggerProps} type="button" role="combobox" onKeyDown={handleKeyDown}>
          {selectedOption ? (
            <Chosen>{selectedOption.label}</Chosen>
          ) : (
            <Placeholder>{placeholder}</Placeholder>
          )}
          <ChevronsUpDown aria-hidden size={18} strokeWidth={1.75} />
        </Trigger>
      </Popover.Trigger>
      <Popover.Portal>
        <Panel
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          onEscapeKeyDown={stayOpenWhileComposing}
          onOpenAutoFocus={handleOpenFocus}
          onCloseAutoFocus={leaveMovedFocus}
        >
          <Command label={label} value={highlighted} onValueChange={setHighlighted} shouldFilter={false}>
            <Search
              ref={searchInput}
              value={search}
              onValueChange={handleSearch}
              onKeyDown={handleSearchKeyDown}
              placeholder={searchPlaceholder}
            />
            <List label={label} ref={list}>
              {found.map((option) => (
                <Option key={option.value} value={option.value} onSelect={() => handleSelect(option.value)}>
                  {option.label}
                  {option.value === value && <Check aria-label="chosen" size={18} strokeWidth={1.75} />}
                </Option>
              ))}
            </List>
            <ActiveOption input={searchInput} list={list} />
            <Empty role="status">{found.length === 0 && emptyText}</Empty>
          </Command>
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface ActiveOptionProps {
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
}

/**
 * Names the highlighted option to screen readers and scrolls to it. cmdk does both after an arrow key only, and keeps the id
 * of an option that a search removes.
 */
function ActiveOption({ input, list }: ActiveOptionProps) {
  const highlighted = useCommandState(({ value }) => value);
  const findActive = () =>
    [...(list.current?.querySelectorAll('[role="option"]') ?? [])].find(
      (option) => option.getAttribute('data-value') === highlighted,
    );
  useEffect(() => {
    const active = findActive();
    if (active) input.current?.setAttribute('aria-activedescendant', active.id);
    else input.current?.removeAttribute('aria-activedescendant');
  });
  useEffect(() => {
    const active = findActive();
    if (active && list.current && isOutOfSight(active, list.current))
      active.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  return null;
}

function isOutOfSight(option: Element, list: Element) {
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  return inner.bottom < outer.top || inner.top > outer.bottom;
}

const Trigger = styled.button`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
  text-align: left;
  cursor: pointer;

  svg {
    flex: none;
    color: ${token('color', 'textMuted')};
  }
`;

const Chosen = styled.span`
  min-width: 0;
`;

const Placeholder = styled(Chosen)`
  color: ${token('color', 'textMuted')};
`;

const Panel = styled(Popover.Content)`
  width: var(--radix-popover-trigger-width);
  min-width: 14rem;
  ${floatingPanel}
`;

const Search = styled(Command.Input)`
  width: 100%;
  min-height: ${token('size', 'target')};
  padding: ${token('space', 2)} ${token('space', 4)};
  border: 0;
  border-bottom: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')} ${token('radius', 'small')} 0 0;
  outline: none;
  background: transparent;
  font-size: 1rem;

  &::placeholder {
    color: ${token('color', 'textMuted')};
    opacity: 1;
  }
`;

/* On a low screen, the search field stays in sight. */
const List = styled(Command.List)`
  max-height: min(
    ${token('size', 'list')},
    var(--radix-popover-content-available-height, 100vh) - ${token('size', 'target')} - 4px
  );
  padding: ${token('space', 1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token('space', 1)};
`;

const Option = styled(Command.Item)`
  ${floatingEntry}
  justify-content: space-between;

  &[data-selected='true'] {
    background: ${token('color', 'sapphireSoft')};
    color: ${token('color', 'ink')};
  }
`;

const Empty = styled.div`
  padding-inline: ${token('space', 4)};
  color: ${token('color', 'textMuted')};
  text-align: center;

  &:not(:empty) {
    padding-block: ${token('space', 4)};
  }
`;
