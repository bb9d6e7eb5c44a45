import { type Credentials, credentialsSchema } from '@suite/contracts/credentials';
import { Button } from '@suite/ui/Button';
import { Card } from '@suite/ui/Card';
import { FocusFirstInvalid } from '@suite/ui/FocusFirstInvalid';
import { Heading } from '@suite/ui/Heading';
import { TextField } from '@suite/ui/TextField';
import { token } from '@suite/ui/theme';
import { Form, Formik } from 'formik';
import { useRef } from 'react';
import styled from 'styled-components';

interface LoginCardProps {
  title: string;
  /** Answers whether that signed in; a refusal has been worded by then. */
  onLogin(credentials: Credentials): Promise<boolean>;
}

/** The login form of /dashboard and /admin (spec sections 2 and 5); what was typed survives a refusal. */
export function LoginCard({ title, onLogin }: LoginCardProps) {
  const password = useRef<HTMLInputElement>(null);
  const handleSubmit = async (values: Credentials) => {
    if (await onLogin(credentialsSchema.cast(values))) return;
    password.current?.focus();
    password.current?.select();
  };
  return (
    <Place>
      <Heading as="h1" $size="title">
        {title}
      </Heading>
      <Formik
        initialValues={{ username: '', password: '' }}
        validationSchema={credentialsSchema}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting }) => (
          <Fields noValidate>
            <FocusFirstInvalid />
            <TextField
              name="username"
              label="Username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              ref={password}
              name="password"
              label="Password"
              type="password"
              autoComplete="current-password"
            />
            <Button type="submit" disabled={isSubmitting}>
              {isSubmitting ? 'Logging in...' : 'Login'}
            </Button>
          </Fields>
        )}
      </Formik>
    </Place>
  );
}

const Place = styled(Card)`
  width: min(100%, 24rem);
  margin: clamp(${token('space', 4)}, 12dvh, ${token('space', 9)}) auto 0;
`;

const Fields = styled(Form)`
  display: grid;
  gap: ${token('space', 4)};
  margin-top: ${token('space', 5)};

  button {
    margin-top: ${token('space', 2)};
  }
`;
