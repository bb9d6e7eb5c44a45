import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface Required {
  names: ReadonlySet<string>;
  isMarked: boolean;
}

const RequiredContext = createContext<Required>({ names: new Set(), isMarked: false });

interface RequiredFieldsProps {
  names: readonly string[];
  /** Whether labels get a visible mark; otherwise the texts of the labels name the required fields. */
  isMarked: boolean;
  children: ReactNode;
}

/** Lets the fields inside know which of them are required. */
export function RequiredFields({ names, isMarked, children }: RequiredFieldsProps) {
  const value = useMemo(() => ({ names: new Set(names), isMarked }), [names, isMarked]);
  return <RequiredContext value={value}>{children}</RequiredContext>;
}

/** Returns whether a field is required, and whether its label gets a mark. */
export function useRequired(name: string) {
  const { names, isMarked } = useContext(RequiredContext);
  const isRequired = names.has(name);
  return { isRequired, isMarked: isRequired && isMarked };
}
