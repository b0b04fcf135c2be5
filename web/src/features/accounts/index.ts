export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { LoginPage } from './LoginPage.tsx';
export { ProfilePage } from './profile/ProfilePage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { SignUpPage } from './SignUpPage.tsx';
